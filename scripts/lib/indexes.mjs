import fs from 'node:fs';
import path from 'node:path';

/**
 * The modules of the server: each folder of a domain that contains a module.ts, named after the
 * folder.
 */
export function moduleIndex() {
  const folders = fs
    .readdirSync('server/modules', { recursive: true })
    .filter((file) => path.basename(file) === 'module.ts')
    .map((file) => path.dirname(file))
    .filter((folder) => folder !== '.')
    .sort();
  const names = folders.map((folder) => path.basename(folder));
  const imports = folders.map(
    (folder) =>
      `import { ${path.basename(folder)}Module } from '#server/modules/${folder}/module.ts';\n`,
  );
  return `import type { Module } from '#server/modules/module.ts';
${imports.join('')}
export const modules: readonly (Module | readonly Module[])[] = [
${names.map((name) => `  ${name}Module,\n`).join('')}];
`;
}

/** The migrations in the order of their names, in which they run. */
export function migrationIndex() {
  const names = fs
    .readdirSync('server/db/migrations')
    .map((file) => path.basename(file, '.ts'))
    .sort();
  const imports = names.map(
    (name, n) => `import { up as up${n} } from '#server/db/migrations/${name}.ts';\n`,
  );
  return `import type { Migration } from 'kysely/migration';
${imports.join('')}
export const migrations: Record<string, Migration> = {
${names.map((name, n) => `  '${name}': { up: up${n} },\n`).join('')}};
`;
}

/** The texts of the database functions by file, as strings for the bundler and the test runner. */
export function functionIndex() {
  const folder = 'server/db/functions';
  const files = fs
    .readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.sql'))
    .sort();
  const texts = files.map((file) => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8').replace(/[`\\$]/g, '\\$&');
    return `  '${file}': /* SQL */ \`\n${text}\`,\n`;
  });
  return `export const functions: Readonly<Record<string, string>> = {\n${texts.join('')}};\n`;
}
