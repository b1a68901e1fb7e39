import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

/** A server whose data is on a separate disk, as seen from outside. */
export interface SmallDiskServer {
  port: number;
  output(): string;
  /** Leaves only this many bytes free, or all of them. */
  leave(bytes: number): void;
  clear(): void;
  isRunning(): boolean;
  stop(): Promise<void>;
  /** Resolves with the exit code when the server ends by itself. */
  ended: Promise<number | null>;
}

/**
 * Runs the built server on a file system in memory that only its own namespace has, which needs no
 * rights. Where the system allows no such namespace, unshare says so in the output.
 */
export const startOnSmallDisk = async (
  folder: string,
  megabytes: number,
  settings: Record<string, string> = {},
): Promise<SmallDiskServer> => {
  const begin = `mount -t tmpfs -o size=${megabytes}m tmpfs "$DATA_DIR" && exec "$0" dist/server/main.js`;
  const child = spawn('unshare', ['-rm', 'sh', '-c', begin, process.execPath], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      SEED: 'none',
      DATA_DIR: folder,
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  // as the server sees it
  const disk = () => path.join(`/proc/${child.pid}/root`, folder);
  const filler = () => path.join(disk(), 'filler');
  return {
    port: await portOf(child, () => output),
    output: () => output,
    leave: (bytes) => {
      const { bavail, bsize } = fs.statfsSync(disk());
      fill(filler(), bavail * bsize - bytes);
    },
    clear: () => fs.rmSync(filler(), { force: true }),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    ended,
  };
};

const portOf = (child: ChildProcess, output: () => string): Promise<number> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const port = /Atrium is ready: http:\/\/localhost:(\d+)/.exec(output())?.[1];
      if (port) resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output()}`)));
  });

const fill = (file: string, bytes: number): void => {
  const descriptor = fs.openSync(file, 'a');
  const chunk = Buffer.alloc(65_536);
  try {
    for (let written = 0; written < bytes; written += chunk.length) {
      fs.writeSync(descriptor, chunk, 0, Math.min(chunk.length, bytes - written));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    fs.closeSync(descriptor);
  }
};
