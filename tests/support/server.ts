import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface RunningServer {
  port: number;
  /** Asks it to stop, as an operator does, and waits until it has. */
  stop(): Promise<void>;
}

/** Starts the built server on a data folder and a free port; resolves once it says it is ready. */
export const startServer = async (
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<RunningServer> => {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      SEED: 'demo',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const port = await readyPort(server);
  return { port, stop: () => stopped(server) };
};

const readyPort = (server: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /Atrium is ready: http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port) resolve(Number(port));
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}\n${output}`)));
  });

const stopped = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    server.removeAllListeners('exit');
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });

export const temporaryFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-test-'));
