/**
 * `npm run new -- warranties [--domain catalogue]`: writes the skeleton of a resource. It reads
 * contract/schema/<domain>/warranties.graphql; if there is no such file, it writes a first one with
 * a name, a description, a status, an order and an export into the given domain.
 */
import './lib/checkNode.mjs';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/project.mjs';
import { clientFiles } from './new/client.mjs';
import { firstSchema } from './new/firstSchema.mjs';
import { modelOf, namesOf } from './new/model.mjs';
import { serverFiles } from './new/server.mjs';
import { sharedEdits } from './new/shared.mjs';
import { textFiles } from './new/texts.mjs';

process.chdir(root);
const domains = fs
  .readdirSync('contract/schema', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { domain: { type: 'string' } },
});
const [plural] = positionals;
if (!plural || !/^[a-z][A-Za-z]*s$/.test(plural)) {
  stop('Name the resource in the plural, in camel case: npm run new -- warranties');
}

const domain = domainOf(plural);
const schemaFile = `contract/schema/${domain}/${plural}.graphql`;
const names = namesOf(plural, domain);
const isFirst = !fs.existsSync(schemaFile);
const schema = isFirst ? firstSchema(names) : fs.readFileSync(schemaFile, 'utf8');
let model;
try {
  model = modelOf(names, schema);
} catch (error) {
  stop(`${schemaFile}: ${error.message}`);
}

const files = new Map([
  ...(isFirst ? [[schemaFile, schema]] : []),
  ...serverFiles(model),
  ...clientFiles(model),
  ...textFiles(model),
]);
const present = [...files.keys()].filter((file) => fs.existsSync(file));
if (present.length > 0) stop(`These files exist already: ${present.join(', ')}`);
for (const [file, content] of files) write(file, content, 'wrote');
for (const [file, edit] of sharedEdits(model)) {
  write(file, edit(fs.readFileSync(file, 'utf8')), 'changed');
}
execFileSync(process.execPath, ['scripts/codegen.mjs'], { stdio: 'inherit' });
const formatted = [...files.keys(), ...sharedEdits(model).keys()].filter((file) =>
  /\.(?:tsx?|graphql)$/.test(file),
);
execFileSync('node_modules/.bin/biome', ['check', '--write', ...formatted], {
  stdio: 'inherit',
});
console.log('Word the texts in i18n, then see docs/adding-a-resource.md.');

function domainOf(name) {
  const found = domains.find((each) => fs.existsSync(`contract/schema/${each}/${name}.graphql`));
  const given = found ?? values.domain;
  if (domains.includes(given)) return given;
  return stop(`Give the domain of the first schema: --domain ${domains.join('|')}`);
}

function write(file, content, what) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
  console.log(`${what} ${file}`);
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
