import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface RunningServer {
  port: number;
  /** The output so far. */
  output(): string;
  isRunning(): boolean;
  /** Asks the server to stop, as an operator would, and waits; returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills the server like a power failure. */
  kill(): Promise<void>;
}

/** Starts the built server on a data folder and a free port; resolves when it reports readiness. */
export const startServer = (
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<RunningServer> =>
  start(['dist/server/main.js'], dataDir, { NODE_ENV: 'production', ...settings });

/** Starts the server of `npm run dev`. */
export const startDevelopment = (dataDir: string): Promise<RunningServer> =>
  start(['scripts/dev.mjs'], dataDir, {});

/** Starts the server of `npm start -- --shop`, which needs fixed ports. */
export const startWithShop = (
  dataDir: string,
  settings: Record<string, string> & { PORT: string; SHOP_PORT: string },
): Promise<RunningServer> => start(['scripts/start.mjs', '--shop'], dataDir, settings);

const start = async (
  command: readonly string[],
  dataDir: string,
  settings: Record<string, string>,
): Promise<RunningServer> => {
  const server = spawn(process.execPath, command, {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, SEED: 'demo', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning()) return server.exitCode;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
    return server.exitCode;
  };
  return {
    port: await readyPort(server, () => output),
    output: () => output,
    isRunning,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
  };
};

const readyPort = (server: ChildProcess, output: () => string): Promise<number> =>
  new Promise((resolve, reject) => {
    const read = () => {
      const port = /Atrium (?:is ready|in development).*: http:\/\/localhost:(\d+)/.exec(
        output(),
      )?.[1];
      if (port) resolve(Number(port));
    };
    server.stdout?.on('data', read);
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}\n${output()}`)));
  });

export const temporaryFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-test-'));
