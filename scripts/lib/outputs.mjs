import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { runQuietly } from './command.mjs';
import { root } from './project.mjs';
import { timed } from './script.mjs';

const shared = ['contract', 'i18n', 'package.json', 'package-lock.json', 'scripts/build.mjs'];

/** The sources of each output in dist/<name>. */
const inputs = {
  client: [
    ...shared,
    'index.html',
    'public',
    'providers',
    'resources',
    'scripts/lib/precompress.mjs',
    'src',
    'tsconfig.json',
    'ui',
    'vite.config.ts',
  ],
  server: [...shared, 'scripts/lib/bundle.mjs', 'server'],
};

export const outputNames = Object.keys(inputs);

/**
 * Builds outputs that are missing or older than their sources, in a separate process, so that a
 * server started afterwards does not keep the bundlers' memory.
 * @param {string[]} names
 */
export const ensureBuilt = async (names) => {
  const stale = names.filter((name) => !isFresh(name));
  if (stale.length === 0) return;
  const label = stale.includes('client') ? 'Building the application' : 'Building the server';
  await timed(label, () => runQuietly(label, process.execPath, ['scripts/build.mjs', ...stale]));
};

/**
 * Lets `build` write to an empty folder that then replaces dist/<name>: a failed build leaves the
 * previous output, and two parallel builds do not mix.
 * @param {string} name
 * @param {(folder: string) => Promise<unknown>} build
 */
export const replaceOutput = async (name, build) => {
  const folder = path.join(root, 'dist', name);
  const fresh = path.join(root, 'dist', `.${name}-${process.pid}`);
  // computed before the build, so that edits during the build make the result stale
  const stamp = fingerprint(inputs[name]);
  try {
    await build(fresh);
    fs.rmSync(stampFile(name), { force: true });
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(fresh, folder);
    fs.writeFileSync(stampFile(name), stamp);
  } finally {
    fs.rmSync(fresh, { recursive: true, force: true });
  }
};

const isFresh = (name) => {
  const file = stampFile(name);
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === fingerprint(inputs[name]);
};

const stampFile = (name) => path.join(root, 'dist', `${name}.stamp`);

/** By content rather than time, so copying or switching branches changes nothing. */
const fingerprint = (names) => {
  const hash = createHash('sha256');
  for (const file of names.flatMap(filesOf)) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
};

const filesOf = (name) => {
  const full = path.join(root, name);
  if (!fs.statSync(full, { throwIfNoEntry: false })?.isDirectory()) {
    return fs.existsSync(full) ? [name] : [];
  }
  return fs
    .readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
};
