import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const count = 30;
const all = Array.from({ length: count }, (_, index) => index + 1);

const iconNames = fs
  .readdirSync('node_modules/@mui/icons-material')
  .filter((file) => /^[B-Y]\w+Outlined\.js$/.test(file))
  .filter((_, index) => index % 31 === 0)
  .map((file) => path.basename(file, '.js'));

/** Modules that do not exist, by their path in the project. */
const modules = (): Map<string, string> => {
  const made = new Map<string, string>();
  for (const number of all) {
    const name = `madeUp${number}`;
    const folder = `resources/${name}`;
    const word = wordOf(number);
    const views = ['List', 'Create', 'Edit'];
    for (const view of views) {
      made.set(`${folder}/${word}${view}.tsx`, `export default () => '${word} ${view}';`);
    }
    made.set(`${folder}/operations.ts`, `export const operations = { of: '${word}' };`);
    made.set(
      `${folder}/screens.ts`,
      `import icon from '@mui/icons-material/${iconNames[number - 1]}';
      export const screens = { icon, operations: () => import('./operations.ts'), views: {
        ${views.map((view) => `${view.toLowerCase()}: () => import('./${word}${view}.tsx')`)} } };`,
    );
    made.set(
      `${folder}/${name}.ts`,
      `import { defineResource } from '#providers/registry/definition.ts';
      export const ${name} = defineResource({
        name: 'website/${word.toLowerCase()}-${number}', area: 'tags',
        paths: { create: 'details', edit: 'details/:id' },
        filters: { name: 'text', ${word.toLowerCase()}_id: 'ids' },
        menu: { group: 'catalogue', order: ${100 + number} }, views: ['list', 'create', 'edit'],
        screens: () => import('./screens.ts') });`,
    );
    for (const language of ['de', 'en']) {
      made.set(
        `i18n/${language}/${name}.ts`,
        `export const texts = { resources: { 'website/${word.toLowerCase()}-${number}': {
          name: '${word} |||| ${word}en', text: '${wordOf(number + 40).repeat(40)}' } } };`,
      );
    }
  }
  return made;
};

/** A word that compresses as badly as real names. */
const wordOf = (seed: number): string => {
  let state = seed * 7919;
  const letter = (letters: string) => {
    state = (state * 48271) % 2147483647;
    return letters[state % letters.length];
  };
  const syllable = () => `${letter('bdfgklmnprstvwz')}${letter('aeiou')}`;
  const word = syllable() + syllable() + syllable() + syllable();
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
};

/** Code that registers a resource: the registry, and the generated index of messages. */
const registering: Record<string, (code: string) => string> = {
  'resources/registry.ts': (code) =>
    all.map((n) => `import { madeUp${n} } from './madeUp${n}/madeUp${n}.ts';\n`).join('') +
    code.replace(/= \[/, `= [${all.map((n) => `madeUp${n}`)},`),
  ...Object.fromEntries(
    ['de', 'en'].flatMap((language) => [
      [
        `i18n/generated/${language}First.ts`,
        (code: string) =>
          code.replace(
            /names = \{\s*"?resources"?: ?\{/,
            `$&${all.map((n) => `'website/${wordOf(n).toLowerCase()}-${n}': { name: '${wordOf(n)} |||| ${wordOf(n)}en' }`)},`,
          ),
      ],
      [
        `i18n/generated/${language}Later.ts`,
        (code: string) =>
          all
            .map((n) => `import { texts as madeUp${n} } from '../${language}/madeUp${n}.ts';\n`)
            .join('') + code.replace(/= \[/, `= [${all.map((n) => `madeUp${n}`)},`),
      ],
    ]),
  ),
};

const withMore = (): Plugin => {
  const made = modules();
  const relative = (id: string) => path.relative(process.cwd(), id);
  return {
    name: 'thirty-more-resources',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (!importer || !source.startsWith('.')) return null;
      const id = path.resolve(path.dirname(importer), source);
      return made.has(relative(id)) ? id : null;
    },
    load: (id) => made.get(relative(id)) ?? null,
    transform: (code, id) => {
      const register = registering[relative(id)];
      if (!register) return null;
      const registered = register(code);
      if (
        registered === code ||
        (!registered.includes('madeUp') && !registered.includes('website/'))
      ) {
        throw new Error(`Nothing could be registered in ${id}.`);
      }
      return registered;
    },
  };
};

/** Builds the client with thirty additional resources. */
export const buildWithMoreResources = async (outDir: string): Promise<void> => {
  await build({
    logLevel: 'error',
    plugins: [withMore()],
    build: { outDir, emptyOutDir: true },
  });
};
