import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '#scripts/lib/script.mjs';

/** Where Debian's package has it; the package has also installed what other versions need. */
export const ofPackage = '/usr/lib/python3/dist-packages';

/** Earlier versions lose acknowledged writes (decision 77). */
const sound = [3, 0, 3];

/**
 * Copies Patroni into the folder of a cluster, where the server's user can read it.
 * @param {string} source the folder that holds its package
 * @returns {string[]} the command that starts it
 */
export const copyPatroni = (source, folder) => {
  // Python takes no package from a folder that it cannot list
  const copy = path.join(folder, 'python');
  fs.cpSync(path.join(source, 'patroni'), path.join(copy, 'patroni'), { recursive: true });
  const settings = [`PYTHONPATH=${copy}`, 'PYTHONDONTWRITEBYTECODE=1'];
  return ['env', ...settings, '/usr/bin/python3', '-m', 'patroni'];
};

/** Throws if Debian's package has a version that loses writes. */
export const assertSoundPatroni = () => {
  const version = versionIn(ofPackage);
  const difference = sound.map((part, n) => version[n] - part).find((each) => each !== 0) ?? 0;
  if (difference >= 0) return;
  throw new Problem(
    `Patroni ${version.join('.')} loses acknowledged writes. Install 3.0.3 or newer, or name a folder that ` +
      `holds it: --patroni <folder>. --patroni ${ofPackage} takes the installed one.`,
  );
};

const versionIn = (source) => {
  const file = fs.readFileSync(path.join(source, 'patroni/version.py'), 'utf8');
  const [, version = ''] = /__version__ = '([\d.]+)'/.exec(file) ?? [];
  return version.split('.').map(Number);
};
