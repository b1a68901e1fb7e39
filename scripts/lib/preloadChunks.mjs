import fs from 'node:fs';
import path from 'node:path';

/**
 * Vite plugin: writes a script into index.html that requests the chunks of a signed-in user's page
 * at once. Otherwise each chunk is requested only after the one that imports it has run, which
 * takes a round trip each time. The server allows the script by its hash.
 * @returns {import('vite').Plugin}
 */
export const preloadChunks = () => ({
  name: 'preload-chunks',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => [
      {
        tag: 'script',
        injectTo: 'head-prepend',
        children: `(${preload})(${JSON.stringify(chunksOf(Object.values(bundle)))})`,
      },
    ],
  },
});

/**
 * Runs in the browser, in the page itself.
 * @param {ReturnType<typeof chunksOf>} chunks
 */
const preload = ({ files, always, texts, laterTexts, lists, first }) => {
  const page = location.pathname.replace(/\/$/, '').slice(1);
  // as providers/session.ts and providers/preferences.ts store them
  if (!(sessionStorage.getItem('user') ?? localStorage.getItem('user'))) return;
  const language = localStorage.getItem('atrium.language') === 'en' ? 'en' : 'de';
  const later = first.includes(page) ? [] : [laterTexts[language]];
  for (const index of [...always, texts[language], ...later, ...(lists[page] ?? [])]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: `/${files[index]}` });
    document.head.append(link);
  }
};

/** The chunks as indices of `files`; those of a list by its address. */
const chunksOf = (bundle) => {
  const chunks = bundle.filter(({ type }) => type === 'chunk');
  const files = [];
  const indexOf = (file) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const chunkWith = (module) => {
    const found = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id === path.resolve(module)),
    );
    if (!found) throw new Error(`No chunk contains ${module}.`);
    return found;
  };
  const isEntry = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
  /** The chunk and what it imports, without what the page loads anyway. */
  const closure = ({ fileName, imports }, known = new Set(isEntry)) => {
    if (known.has(fileName)) return [];
    known.add(fileName);
    const imported = imports.map((name) => chunks.find((chunk) => chunk.fileName === name));
    return [fileName, ...imported.flatMap((chunk) => (chunk ? closure(chunk, known) : []))];
  };
  const application = closure(chunkWith('src/App.tsx'));
  const known = new Set([...isEntry, ...application]);
  const added = (module) => closure(chunkWith(module), new Set(known)).map(indexOf);
  const text = (module) => indexOf(chunkWith(module).fileName);
  const lists = readLists();
  return {
    always: application.map(indexOf),
    texts: {
      de: text('providers/i18nProvider/german.ts'),
      en: text('providers/i18nProvider/english.ts'),
    },
    laterTexts: { de: text('i18n/generated/deLater.ts'), en: text('i18n/generated/enLater.ts') },
    lists: Object.fromEntries(lists.map(({ name, module }) => [name, added(module)])),
    first: lists.filter(({ comesFirst }) => comesFirst).map(({ name }) => name),
    files,
  };
};

/** The lists, from their definitions and the files that code generation writes beside these. */
const readLists = () =>
  fs.globSync('resources/*/*/screens.generated.ts').flatMap((file) => {
    const folder = path.dirname(file);
    const definition = fs.readFileSync(`${folder}/${path.basename(folder)}.ts`, 'utf8');
    const name = /\bname: '([^']+)'/.exec(definition)?.[1];
    const list = /\blist: \(\) => import\('([^']+)'\)/.exec(fs.readFileSync(file, 'utf8'))?.[1];
    if (!name || !list) return [];
    const comesFirst = definition.includes('comesFirst: true');
    return [{ name, module: path.join(folder, list), comesFirst }];
  });
