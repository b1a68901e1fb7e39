import fs from 'node:fs';
import path from 'node:path';

/**
 * Vite plugin: writes a script into index.html that requests the chunks of a signed-in user's page
 * at once. Otherwise each chunk is requested only after the one that imports it has run, which
 * takes a round trip each time. Some seconds later it loads those that most other lists need.
 * The server allows the script by its hash.
 * @returns {import('vite').Plugin}
 */
export const preloadChunks = () => ({
  name: 'preload-chunks',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (_html, { bundle }) => {
      const chunks = JSON.stringify(await chunksOf(Object.values(bundle)));
      return [{ tag: 'script', injectTo: 'head-prepend', children: `(${preload})(${chunks})` }];
    },
  },
});

/**
 * Runs in the browser, in the page itself.
 * @param {Awaited<ReturnType<typeof chunksOf>>} chunks
 */
const preload = ({ files, always, texts, laterTexts, lists, first, shared }) => {
  const page = location.pathname.replace(/\/$/, '');
  // as providers/session.ts and providers/preferences.ts store them
  if (!(sessionStorage.getItem('user') ?? localStorage.getItem('user'))) return;
  const language = localStorage.getItem('atrium.language') === 'en' ? 'en' : 'de';
  const later = first.includes(page) ? [] : [laterTexts[language]];
  const request = (indices) => {
    for (const index of indices) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: `/${files[index]}` });
      document.head.append(link);
    }
  };
  request([...always, texts[language], ...later, ...(lists[page] ?? [])]);
  // the browser loads the language's data with the first format, which takes some 30 ms
  new Intl.NumberFormat(language);
  if (navigator.connection?.saveData) return;
  // by then the page has its data; run as well, so that the next click does not wait for that
  const patienceMs = 5000;
  const run = (index) => import(`/${files[index]}`).catch(() => undefined);
  setTimeout(() => navigator.onLine && shared.forEach(run), patienceMs);
};

/** The chunks as indices of `files`; those of a list by its address. */
const chunksOf = async (bundle) => {
  const chunks = new Map(
    bundle.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const fileWith = (module) => {
    const id = path.resolve(module);
    const found = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(id));
    if (!found) throw new Error(`No chunk contains ${module}.`);
    return found.fileName;
  };
  /** The files of a module, with those that they import, unless they are loaded before. */
  const filesOf = (module, loaded) => {
    const found = new Set();
    const add = (file) => {
      if (loaded.includes(file) || found.has(file)) return;
      found.add(file);
      chunks.get(file)?.imports.forEach(add);
    };
    add(fileWith(module));
    return [...found];
  };
  const start = [...chunks.values()].filter(({ isEntry }) => isEntry).map((each) => each.fileName);
  const application = filesOf('src/App.tsx', start);
  const files = [];
  const indexOf = (file) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const text = (module) => indexOf(fileWith(module));
  const lists = (await readLists()).map(({ module, ...list }) => ({
    ...list,
    files: filesOf(module, [...start, ...application]),
  }));
  const isShared = (file) =>
    lists.filter((list) => list.files.includes(file)).length > lists.length / 2;
  return {
    always: application.map(indexOf),
    texts: {
      de: text('providers/i18nProvider/german.ts'),
      en: text('providers/i18nProvider/english.ts'),
    },
    laterTexts: { de: text('i18n/generated/deLater.ts'), en: text('i18n/generated/enLater.ts') },
    lists: Object.fromEntries(lists.map((list) => [list.address, list.files.map(indexOf)])),
    first: lists.filter(({ comesFirst }) => comesFirst).map(({ address }) => address),
    shared: [...new Set(lists.flatMap((list) => list.files))].filter(isShared).map(indexOf),
    files,
  };
};

/**
 * The lists, by the definitions and their generated screens. Lists of definitions that name their
 * screens themselves are left out; these wait for each file in turn.
 */
const readLists = async () => {
  const { addressOf } = await import('#providers/registry/definition.ts');
  const found = fs.globSync('resources/*/*/screens.generated.ts').map(async (file) => {
    const list = /\blist: \(\) => import\('([^']+)'\)/.exec(fs.readFileSync(file, 'utf8'))?.[1];
    if (!list) return [];
    const folder = path.dirname(file);
    const definitions = await import(path.resolve(folder, `${path.basename(folder)}.ts`));
    return Object.values(definitions)
      .flat()
      .filter((each) => each.kind === 'resource')
      .map((definition) => ({
        address: addressOf(definition),
        module: path.join(folder, list),
        comesFirst: definition.comesFirst,
      }));
  });
  return (await Promise.all(found)).flat();
};
