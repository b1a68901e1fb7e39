import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { cacheFolder, root } from './project.mjs';

/* The messages of the signed-in application are the files of i18n/<language> that export
   `texts`. The first list loads only the messages that its code mentions; all other screens wait
   for all messages. */

const languages = ['de', 'en'];

/** The generated index of the messages of both languages. @returns {Promise<Map<string, string>>} */
export const textFiles = async () => {
  const code = firstFiles()
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  const files = new Map();
  for (const language of languages) {
    const areas = await areasOf(language);
    // `later…` has keys of a root that the first list mentions, but none that it can show
    const isFirst = ({ name, texts }) =>
      !name.startsWith('later') && rootsOf(texts).some((root) => isNamed(root, code));
    const first = areas.filter(isFirst);
    const later = areas.filter((area) => !first.includes(area));
    files.set(`i18n/generated/${language}First.ts`, index('first', first, later));
    files.set(`i18n/generated/${language}Later.ts`, index('later', later));
  }
  return files;
};

/** The source files of the chunk that contains the application and its first list. */
const firstFiles = () => {
  const definition = filesBelow('resources').find((file) =>
    /\bcomesFirst: true/.test(fs.readFileSync(file, 'utf8')),
  );
  const screens = path.join(path.dirname(definition), 'screens.generated.ts');
  const [, list] = /list: \(\) => import\('([^']+)'\)/.exec(fs.readFileSync(screens, 'utf8'));
  return staticGraph(['src/App.tsx', path.join(path.dirname(screens), list)]);
};

const filesBelow = (folder) =>
  fs
    .readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, file))
    .filter((file) => /(?<!\.test|\.generated)\.ts$/.test(file));

/**
 * These files and their static imports; without types, dynamic imports and operations, which
 * contain no text.
 */
const staticGraph = (entries) => {
  const known = new Set(entries);
  for (const file of known) {
    const code = fs.readFileSync(file, 'utf8');
    for (const [, name] of code.matchAll(
      /^(?:import|export) (?!type )(?:[^'";]*from )?'([^']+)'/gm,
    )) {
      if (/^[#.].*(?<!\.generated)\.tsx?$/.test(name)) {
        known.add(name[0] === '#' ? name.slice(1) : path.join(path.dirname(file), name));
      }
    }
  }
  return [...known].filter((file) => !file.startsWith('i18n/'));
};

/** @returns {Promise<{ name: string, file: string, texts: object }[]>} */
const areasOf = async (language) => {
  const folder = `i18n/${language}`;
  const areas = filesBelow(folder)
    .filter((file) => /^export const texts = /m.test(fs.readFileSync(file, 'utf8')))
    .map((file) => ({ file, name: path.basename(file, '.ts') }))
    .sort((left, right) => left.name.localeCompare(right.name));
  const outfile = path.join(cacheFolder, `codegen/texts.${language}.mjs`);
  const contents = areas
    .map(({ file, name }) => `export { texts as ${name} } from './${file}';`)
    .join('\n');
  await build({ stdin: { contents, resolveDir: root }, outfile, bundle: true, format: 'esm' });
  const texts = await import(outfile);
  return areas.map((area) => ({ ...area, texts: texts[area.name] }));
};

/** The first parts of an area's keys; the names of resources and pages are known from the start. */
const rootsOf = ({ resources = {}, pages, ...others }) => [
  ...Object.keys(others),
  ...Object.keys(resources).map((name) => `resources.${name}`),
];

const isNamed = (name, code) => {
  const escaped = name.replace(/[/.-]/g, '\\$&');
  // code may mention a resource's messages by their prefix; any other such word is just a word
  const end = name.startsWith('resources.') ? `(?:['"\`]|\\.(?!name['"\`]))` : '\\.';
  return new RegExp(`['"\`]${escaped}${end}|Text\\('${escaped}'\\)`).test(code);
};

const index = (kind, areas, others) => {
  const imports = areas.map(({ name, file }) => `import { texts as ${name} } from '#${file}';`);
  const list = [...(others ? ['names'] : []), ...areas.map(({ name }) => name)].join(', ');
  const names = others
    ? `\n/** The keys of the menu's entries. */\nconst names = ${JSON.stringify(namesIn(others))};\n`
    : '';
  return `${imports.join('\n')}\n${names}\nexport const ${kind} = [${list}] as const;\n`;
};

const namesIn = (areas) => {
  const names = { resources: {}, pages: {} };
  for (const { texts } of areas) {
    Object.assign(names.pages, texts.pages);
    for (const [resource, { name }] of Object.entries(texts.resources ?? {})) {
      if (name) names.resources[resource] = { name };
    }
  }
  return names;
};
