import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '#scripts/lib/project.mjs';
import { Problem } from '#scripts/lib/script.mjs';

/**
 * Starts the built server of a release, this one by default, on a port of its own; resolves when it is
 * ready.
 * @param {Record<string, string>} env
 * @param {string} [folder] of the release
 * @returns {Promise<{ port: string, output: () => string, isRunning: () => boolean, stop: () =>
 * Promise<void> }>}
 */
export const startProduct = async (env, folder = root) => {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const port = await new Promise((resolve, reject) => {
    const read = (chunk) => {
      output += chunk;
      const found = /Atrium is ready: http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Problem(`The product ended with ${code}\n${output}`)));
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    port,
    output: () => output,
    isRunning,
    stop: async () => {
      if (!isRunning()) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};
