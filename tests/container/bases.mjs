import fs from 'node:fs';
import path from 'node:path';
import { onPath, runQuietly } from '#scripts/lib/command.mjs';

export const base = 'localhost/base';
export const buildBase = 'localhost/build-base';

const debian = 'bookworm';

/**
 * Makes the two images that the Containerfile builds on, without a registry: Debian as its slim image
 * has it, and the same with this Node, its npm and the certificates that npm trusts here.
 */
export const makeBases = async (folder, { buildah }) => {
  const system = path.join(folder, 'debian');
  await runQuietly('debootstrap', 'debootstrap', [
    ...['--variant=minbase', '--include=libstdc++6', debian, system],
  ]);
  slim(system);
  const own = await buildah('from', 'scratch');
  await buildah('copy', '--quiet', own, system, '/');
  await buildah('commit', '--quiet', own, base);
  await buildah('copy', '--quiet', own, process.execPath, '/usr/local/bin/node');
  await buildah('copy', '--quiet', own, folderOfNpm(), '/usr/local/lib/node_modules/npm');
  await buildah(
    ...['run', '--isolation', 'chroot', own, '--', 'ln', '-s'],
    ...['../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm'],
  );
  const { NODE_EXTRA_CA_CERTS: trusted } = process.env;
  if (trusted) {
    await buildah('copy', '--quiet', own, trusted, '/etc/trusted.pem');
    await buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/trusted.pem', own);
  }
  await buildah('commit', '--quiet', own, buildBase);
  await buildah('rm', own);
};

/** What the slim image lacks. */
const slim = (system) => {
  const emptied = ['usr/share/man', 'usr/share/locale', 'usr/share/info'];
  for (const name of [...emptied, 'var/lib/apt/lists', 'var/cache/apt']) {
    const folder = path.join(system, name);
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder);
  }
  const documents = path.join(system, 'usr/share/doc');
  for (const entry of fs.readdirSync(documents, { recursive: true, withFileTypes: true })) {
    if (!entry.isDirectory() && entry.name !== 'copyright') {
      fs.rmSync(path.join(entry.parentPath, entry.name), { force: true });
    }
  }
};

/** The folder of the npm on the PATH, where it is a link to bin/npm-cli.js. */
const folderOfNpm = () => path.resolve(fs.realpathSync(onPath('npm')[0]), '../..');
