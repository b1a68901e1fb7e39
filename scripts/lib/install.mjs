import fs from 'node:fs';
import path from 'node:path';
import { npm } from './command.mjs';
import { root } from './project.mjs';
import { timed } from './script.mjs';

/** Installs the packages if they do not match package-lock.json. */
export const ensureInstalled = async () => {
  if (isInstalled()) return;
  // building and testing need the development packages, whatever NODE_ENV is
  await timed('Installing packages', () => npm(['ci', '--include=dev', '--loglevel=error']));
};

/** npm's last step is to write what it has installed to node_modules/.package-lock.json. */
const isInstalled = () => {
  const installed = packagesOf('node_modules/.package-lock.json');
  if (!installed) return false;
  const wanted = packagesOf('package-lock.json') ?? {};
  return (
    Object.keys(installed).every((name) => name in wanted && isForHere(installed[name])) &&
    Object.keys(wanted).every((name) => isSatisfied(name, wanted[name], installed[name]))
  );
};

const isSatisfied = (name, wanted, installed) => {
  if (name === '') return true;
  // optional packages are skipped on systems they do not support
  if (!installed) return Boolean(wanted.optional || wanted.devOptional);
  return wanted.version === installed.version && wanted.integrity === installed.integrity;
};

/** A folder shared with another system, such as a container, may contain that system's binaries. */
const isForHere = ({ os = [] }) =>
  os.length === 0 || [os].flat().some((name) => name === process.platform || name[0] === '!');

const packagesOf = (file) => {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
};
