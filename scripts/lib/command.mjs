import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';
import { onInterrupt, Problem, throwIfInterrupted } from './script.mjs';

const killAfterMs = 10_000;

/**
 * Runs a command; returns its exit code and, with `quiet`, its output.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { quiet?: boolean }} [options] aborting its
 * `signal` ends the command early, without an error
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = async (command, args, { quiet = false, signal, ...options } = {}) => {
  throwIfInterrupted();
  const output = quiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, { stdio: ['ignore', output, output], cwd: root, ...options });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => chunks.push(chunk));
  }
  const stop = () => interrupt(child);
  const forget = onInterrupt((reason) => {
    // Ctrl+C in a terminal reaches the children too; a second signal would keep them from cleaning
    // up
    if (reason !== 'SIGINT' || !process.stdin.isTTY) stop();
  });
  signal?.addEventListener('abort', stop);
  try {
    const code = await ended(child);
    throwIfInterrupted();
    return { code, output: Buffer.concat(chunks).toString() };
  } finally {
    forget();
    signal?.removeEventListener('abort', stop);
  }
};

/** SIGINT, because test runners clean up on it; processes that ignore it are killed later. */
const interrupt = (child) => {
  child.kill('SIGINT');
  setTimeout(() => child.kill('SIGKILL'), killAfterMs).unref();
};

const ended = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });

/**
 * Runs a command, showing its output only if it fails.
 * @param {string} what the command's name in the message of the {@link Problem}
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const runQuietly = async (what, command, args, options) => {
  const { code, output } = await run(command, args, { ...options, quiet: true });
  if (code !== 0) throw new Problem(`${output}\n${what} failed (exit code ${code}).`);
  return output;
};

/**
 * Runs npm: the one that started this script, or else the one on the PATH.
 * @param {string[]} args
 * @param {{ cwd?: string }} [options]
 */
export const npm = (args, options = {}) => {
  const cli = process.env.npm_execpath ?? '';
  return path.basename(cli) === 'npm-cli.js'
    ? runQuietly(`npm ${args[0]}`, process.execPath, [cli, ...args], options)
    : // on Windows npm is a batch file, which needs a shell
      runQuietly(`npm ${args[0]}`, 'npm', args, {
        ...options,
        shell: process.platform === 'win32',
      });
};

/**
 * The script file of a package's command, which this Node can run on every system.
 * @param {string} name
 * @param {string} [packageName]
 */
export const binary = (name, packageName = name) => {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[name]);
};

/**
 * All files with this name on the PATH, in order.
 * @param {string} name
 */
export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .filter((file) => fs.existsSync(file));
