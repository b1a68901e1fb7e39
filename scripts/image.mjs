/**
 * `node scripts/image.mjs <folder>`, for the Containerfile: copies what the built server needs at run time
 * to the folder, without the packages that only the build and the tests use, and writes the list of the
 * packages to sbom.cdx.json (CycloneDX).
 */
import './lib/checkNode.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { npm } from './lib/command.mjs';
import { root } from './lib/project.mjs';
import { Problem, runScript } from './lib/script.mjs';

/** What no server reads: sources and types, maps, documentation, tests, Node's headers. */
const unreadFile = /\.([cm]?ts|map|md|markdown|stamp|(test|spec)\.js)$/;
const unreadFolder = /^(\.yarn|docs|example|examples|include|share|test|tests)$/;
const license = /^(licen[sc]e|copying|notice)/i;

/** Part of the tree because valibot can use it if it is there. */
const unneeded = /^node_modules\/(typescript|@typescript\/.+)$/;

await runScript(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Problem('Name the folder.');
  const places = await placesOfPackages();
  for (const place of ['dist', ...places]) copy(place, path.join(folder, place));
  fs.copyFileSync('package.json', path.join(folder, 'package.json'));
  fs.copyFileSync('deploy/ask.mjs', path.join(folder, 'ask.mjs'));
  linkNode(folder, places);
  const sbom = await describe(places.map(describePackage));
  fs.writeFileSync(path.join(folder, 'sbom.cdx.json'), JSON.stringify(sbom));
});

/** The folders of the packages that are needed at run time, such as node_modules/pg. */
async function placesOfPackages() {
  const list = await npm(['ls', '--omit=dev', '--all', '--parseable']);
  const places = list.split('\n').map((line) => path.relative(root, line));
  return places.filter((place) => place.startsWith('node_modules/') && !unneeded.test(place));
}

function describePackage(place) {
  const { name, version } = JSON.parse(fs.readFileSync(path.join(place, 'package.json'), 'utf8'));
  return `${name}@${version}`;
}

/**
 * The software bill of these packages. npm's own `--omit=dev` leaves out those that are also needed for
 * development.
 */
async function describe(packages) {
  const bill = JSON.parse(await npm(['sbom', '--sbom-format=cyclonedx']));
  const { name } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const product = { ...bill.metadata.component, name };
  const kept = new Set([...packages, product['bom-ref']]);
  return {
    ...bill,
    metadata: { ...bill.metadata, component: product },
    components: bill.components.filter((each) => kept.has(each['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => kept.has(on)) })),
  };
}

/** Copies a package without those below it, which are copied if they are needed. */
function copy(from, to) {
  const isRead = (file) => {
    const name = path.basename(file);
    if (path.dirname(file) === from && (name === 'node_modules' || unreadFolder.test(name))) {
      return false;
    }
    return license.test(name) || !unreadFile.test(name);
  };
  fs.cpSync(from, to, { recursive: true, filter: isRead, verbatimSymlinks: true });
}

/** Makes the packaged Node the one on the PATH. */
function linkNode(folder, places) {
  const place = places.find((each) => /^node_modules\/node-linux-\w+$/.test(each));
  if (!place) throw new Problem('There is no packaged Node for this system.');
  fs.mkdirSync(path.join(folder, 'node_modules/.bin'));
  const link = path.join(folder, 'node_modules/.bin/node');
  fs.symlinkSync(path.join('..', path.basename(place), 'bin/node'), link);
}
