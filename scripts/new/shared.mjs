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

/** Whose roles are those of a new area: administrators, or all partners of the owner's kind. */
const sameRoles = { vendor: 'delivery', manufacturer: 'representatives' };
const areaLike = ({ owner }) => sameRoles[owner] ?? 'websiteBanners';

const withAccess = (text, model) => {
  const area = areaLike(model);
  return replaced(
    text,
    new RegExp(`^ {2}${area}: .*\\n`, 'm'),
    (line) => line + line.replace(area, model.plural),
  );
};

const withTableRow = (text, model) => {
  const area = areaLike(model);
  return replaced(
    text,
    new RegExp(`^ {2}${area} +vced.*\\n`, 'm'),
    (line) => line + line.replace(new RegExp(`${area} *`), `${model.plural.padEnd(21)} `),
  );
};

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
