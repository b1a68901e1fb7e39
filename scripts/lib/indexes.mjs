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
  const migrations = fs
    .readdirSync('server/db/migrations')
    .sort()
    .map((file, n) => ({ name: path.basename(file, '.ts'), exported: exportsOf(file), n }));
  const imports = migrations.map(({ name, exported, n }) => {
    const names = exported.map((each) => `${each} as ${each}${n}`).join(', ');
    return `import { ${names} } from '#server/db/migrations/${name}.ts';\n`;
  });
  const entries = migrations.map(({ name, exported, n }) => {
    const parts = exported.map((each) => `${each}: ${each}${n}`).join(', ');
    return `  '${name}': { ${parts} },\n`;
  });
  return `import type { Migration } from '#server/db/migration.ts';
${imports.join('')}
export const migrations: Record<string, Migration> = {
${entries.join('')}};
`;
}

/** What a migration exports: `up`, and `isOutsideTransaction` where it is. */
function exportsOf(file) {
  const text = fs.readFileSync(path.join('server/db/migrations', file), 'utf8');
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
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
