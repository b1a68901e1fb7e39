import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/lib/project.mjs';
import { expect } from '#tests/support/claims.mjs';
import { base, buildBase } from './bases.mjs';

export const image = 'localhost/atrium';

const mostBytes = 350e6;

/** A text that is in files which must not get into an image. */
const secret = 'nobody-may-see-this';
const secretFiles = ['.env', '.env.production', 'server/.env.local', 'data/secrets.key'];

/** Builds the image from the files of the working tree and some with a secret. */
export const buildImage = async (folder, { buildah }) => {
  const context = path.join(folder, 'context');
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    ...{ cwd: root, encoding: 'utf8' },
  });
  for (const file of listed.split('\0').filter((each) => fs.existsSync(path.join(root, each)))) {
    if (file) fs.cpSync(path.join(root, file), path.join(context, file));
  }
  for (const file of secretFiles) {
    fs.mkdirSync(path.dirname(path.join(context, file)), { recursive: true });
    fs.writeFileSync(path.join(context, file), secret);
  }
  await buildah(
    ...['build', '--format', 'docker', '--isolation', 'chroot', '--network', 'host'],
    ...['--build-arg', `BASE=${base}`, '--build-arg', `BUILD_BASE=${buildBase}`],
    ...['--tag', image, '--file', path.join(context, 'Containerfile'), context],
  );
};

/** Looks at the image without starting it; returns its size in bytes. */
export const checkImage = async ({ buildah, podman }) => {
  const [{ Size: size, Config: config }] = JSON.parse(await podman('image', 'inspect', image));
  const text = `it has ${(size / 1e6).toFixed(0)} MB, the sum of its layers, of at most 350`;
  expect(size <= mostBytes, text);
  expect(/^[1-9]\d*:[1-9]\d*$/.test(config.User), `its user is ${config.User}, a number, not root`);
  const names = config.Env.map((pair) => pair.split('=')[0]);
  const odd = names.filter((name) => /KEY|SECRET|PASSWORD|TOKEN|_URL/.test(name));
  expect(odd.length === 0, 'its environment names no secret');
  const container = await buildah('from', image);
  const folder = await buildah('mount', container);
  try {
    checkFiles(folder);
    checkBill(folder, Object.values(config.Labels));
  } finally {
    await buildah('rm', container);
  }
  return size;
};

const filesBelow = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const checkFiles = (folder) => {
  const files = filesBelow(path.join(folder, 'app'));
  const named = files.filter((file) => /(^|\/)(\.env.*|\.npmrc|\.git|.*\.(key|pem))$/.test(file));
  expect(named.length === 0, `no file is named as one with secrets ${named.join(' ')}`);
  const held = files.filter((file) => {
    const content = fs.readFileSync(file);
    return (
      content.includes(secret) || /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+[\w+/]{20}/.test(content)
    );
  });
  expect(files.length > 1_000 && held.length === 0, `none of ${files.length} holds one ${held}`);
  const sources = files.filter((file) => /\.(tsx?|map)$|\/(vite|react|esbuild)\//.test(file));
  expect(sources.length === 0, `nothing of the build is left ${sources.slice(0, 3)}`);
};

/** Compares the bill of packages with the packages. */
const checkBill = (folder, labels) => {
  const place = '/app/sbom.cdx.json';
  expect(labels.includes(place), 'a label says where the bill of packages is');
  const { bomFormat, components } = JSON.parse(fs.readFileSync(path.join(folder, place), 'utf8'));
  expect(bomFormat === 'CycloneDX', 'it is one of CycloneDX');
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const found = new Set(
    filesBelow(path.join(folder, 'app/node_modules'))
      .filter((file) => /node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file))
      .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')))
      .map(({ name, version }) => `${name}@${version}`),
  );
  const differing = [...listed.symmetricDifference(found)];
  const hasNode = [...listed].some((each) => each.startsWith('node-linux-'));
  expect(hasNode, 'it names Node, too');
  expect(differing.length === 0, `it lists the ${found.size} packages and no others ${differing}`);
};
