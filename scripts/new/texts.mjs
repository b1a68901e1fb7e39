import { worded } from './model.mjs';

/** The texts of both languages, with the names of the schema in place of words. */
export const textFiles = (model) =>
  new Map([
    [`i18n/de/${model.domain}/${model.plural}.ts`, german(model)],
    [`i18n/en/${model.domain}/${model.plural}.ts`, english(model)],
  ]);

const fieldTexts = ({ fields, hasStatus, isOrdered }, { status, order, updated }) =>
  [
    ...fields.map(({ name }) => [name, worded(name)]),
    ...(hasStatus ? [['status', status]] : []),
    ...(isOrdered ? [['sortIndex', order]] : []),
    ['updatedAt', updated],
  ]
    .map(([name, text]) => `    ${name}: '${text}',\n`)
    .join('');

const german = (model) => {
  const {
    plural,
    path,
    words: { one, many },
    hasStatus,
    isOrdered,
  } = model;
  const names = { status: 'Status', order: 'Reihenfolge', updated: 'Zuletzt geändert' };
  return `export const ${plural} = {
  name: '${one} |||| ${many}',
  subtitle: '${many} des Marktplatzes.',
  fields: {
${fieldTexts(model, names)}  },
${hasStatus ? statusTexts('Veröffentlicht', 'Entwurf') : ''}${isOrdered ? "  order: { text: 'In dieser Reihenfolge stehen sie auf der Website.' },\n" : ''}  create: '${one} anlegen',
  edit: '${one} bearbeiten',
  search: 'Nach Name suchen',
  actions: { edit: 'Bearbeiten', delete: 'Löschen' },
  selected: '%{smart_count} ausgewählt',
  delete: 'Löschen',
  deleteText: 'Der Eintrag wird gelöscht. |||| %{smart_count} Einträge werden gelöscht.',
  created: 'Der Eintrag wurde angelegt.',
  saved: 'Der Eintrag wurde gespeichert.',
  deleted: 'Der Eintrag wurde gelöscht. |||| %{smart_count} Einträge wurden gelöscht.',
  empty: 'Noch keine ${many}',
};

export const texts = { resources: { '${path}': ${plural} } };
`;
};

const english = (model) => {
  const {
    plural,
    domain,
    path,
    words: { one, many },
    hasStatus,
    isOrdered,
    isExported,
  } = model;
  const names = { status: 'Status', order: 'Order', updated: 'Last changed' };
  return `import type { ${plural} as german } from '#i18n/de/${domain}/${plural}.ts';
import type { Translated } from '#i18n/translated.ts';

${isExported ? 'export ' : ''}const ${plural}: Translated<typeof german> = {
  name: '${one} |||| ${many}',
  subtitle: '${many} of the marketplace.',
  fields: {
${fieldTexts(model, names)}  },
${hasStatus ? statusTexts('Published', 'Draft') : ''}${isOrdered ? "  order: { text: 'The website shows them in this order.' },\n" : ''}  create: 'Create ${one.toLowerCase()}',
  edit: 'Edit ${one.toLowerCase()}',
  search: 'Search by name',
  actions: { edit: 'Edit', delete: 'Delete' },
  selected: '%{smart_count} selected',
  delete: 'Delete',
  deleteText: 'The record will be deleted. |||| %{smart_count} records will be deleted.',
  created: 'The record has been created.',
  saved: 'The record has been saved.',
  deleted: 'The record has been deleted. |||| %{smart_count} records have been deleted.',
  empty: 'No ${many.toLowerCase()} yet',
};

export const texts = { resources: { '${path}': ${plural} } };
`;
};

// the choices of the filter and the history; exports have them too
const statusTexts = (published, draft) => `  status: { 1: '${published}', 2: '${draft}' },\n`;
