/** The changes of shared files, by file. */
export const sharedEdits = (model) =>
  new Map([
    ['contract/access.ts', (text) => withAccess(text, model)],
    ['tests/support/accessTable.ts', (text) => withTableRow(text, model)],
    ['resources/registry.ts', (text) => withEntry(text, model)],
    ...['de', 'en'].map((language) => [
      `i18n/${language}/platform/jobs.ts`,
      (text) => withJobNames(text, model, jobNames[language]),
    ]),
  ]);

const replaced = (text, pattern, replacement) => {
  if (!pattern.test(text)) throw new Error(`${pattern} is not there any more.`);
  return text.replace(pattern, replacement);
};

const withAccess = (text, { plural }) =>
  replaced(text, /^ {2}websiteBanners: .*\n/m, (line) => `${line}  ${plural}: manage('admin'),\n`);

/** The row of the banners, which administrators alone manage, under another name. */
const withTableRow = (text, { plural }) =>
  replaced(
    text,
    /^ {2}websiteBanners +vced.*\n/m,
    (line) => line + line.replace(/websiteBanners */, `${plural.padEnd(21)} `),
  );

const withEntry = (text, { plural, domain }) => {
  const file = `./${domain}/${plural}/${plural}.ts`;
  const imported = replaced(
    text,
    /^import type .*\n/m,
    (line) => `${line}import { ${plural} } from '${file}';\n`,
  );
  return replaced(imported, /\n\];\n/, `\n  ${plural},\n];\n`);
};

const jobNames = {
  de: { delete: 'löschen', status: 'veröffentlichen oder zurücknehmen', export: 'exportieren' },
  en: { delete: 'Delete', status: 'Publish or unpublish', export: 'Export' },
};

const withJobNames = (text, { plural, words, hasStatus, isExported }, verbs) => {
  const kinds = ['delete', ...(hasStatus ? ['status'] : []), ...(isExported ? ['export'] : [])];
  const isGerman = verbs === jobNames.de;
  const texts = kinds.map((kind) =>
    isGerman
      ? `${kind}: '${words.many} ${verbs[kind]}'`
      : `${kind}: '${verbs[kind]} ${words.many.toLowerCase()}'`,
  );
  return replaced(
    text,
    /\n {2}kinds: \{\n/,
    (line) => `${line}    ${plural}: { ${texts.join(', ')} },\n`,
  );
};
