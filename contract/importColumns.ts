import type { Language } from './language.ts';

/*
 * The headings of a product workbook. Both German and English headings are accepted, whatever the
 * user's language, because workbooks get passed on.
 */

/** The columns every workbook can have, in the order of the template. */
export const plainFields = [
  'sku',
  'product',
  'brand',
  'family',
  'categories',
  'name',
  'slug',
  'price',
  'status',
  'tags',
  'images',
] as const;
export type PlainField = (typeof plainFields)[number];

export const plainHeadings: Record<Language, Record<PlainField, string>> = {
  de: {
    sku: 'Artikelnummer',
    product: 'Produkt',
    brand: 'Marke',
    family: 'Attributfamilie',
    categories: 'Kategorien',
    name: 'Name',
    slug: 'Slug',
    price: 'Preis',
    status: 'Status',
    tags: 'Tags',
    images: 'Bilder',
  },
  en: {
    sku: 'SKU',
    product: 'Product',
    brand: 'Brand',
    family: 'Attribute family',
    categories: 'Categories',
    name: 'Name',
    slug: 'Slug',
    price: 'Price',
    status: 'Status',
    tags: 'Tags',
    images: 'Images',
  },
};

/** The columns of the variations' export; a workbook with them can be uploaded again. */
const exportFields = [
  'name',
  'sku',
  'price',
  'status',
  'combinations',
  'categories',
  'product',
  'brand',
  'tags',
  'completeness',
  'missing',
  'slug',
  'images',
] as const;
export type ExportField = (typeof exportFields)[number];

export const exportHeadings: Record<Language, Record<ExportField, string>> = {
  de: {
    name: 'Produktname',
    sku: 'Artikelnummer',
    price: 'Preis (netto)',
    status: 'Status',
    combinations: 'Kombination',
    categories: 'Kategorien',
    product: 'Hauptprodukt',
    brand: 'Marke',
    tags: 'Schlagwörter',
    completeness: 'Vollständigkeit',
    missing: 'Es fehlt',
    slug: 'Slug',
    images: 'Bilder',
  },
  en: {
    name: 'Product name',
    sku: 'Article number',
    price: 'Price (net)',
    status: 'Status',
    combinations: 'Combination',
    categories: 'Categories',
    product: 'Parent product',
    brand: 'Brand',
    tags: 'Tags',
    completeness: 'Completeness',
    missing: 'Missing',
    slug: 'Slug',
    images: 'Images',
  },
};

/** Prefix of the heading of a column with a system attribute, whose options make variations. */
const combinationWord: Record<Language, string> = { de: 'Kombination', en: 'Combination' };

/** Last column of a workbook of rejected rows; ignored when read. */
export const reasonHeading: Record<Language, string> = { de: 'Grund', en: 'Reason' };

/** Sheet of a template that explains the columns; ignored when read. */
export const notesSheet: Record<Language, string> = { de: 'Hinweise', en: 'Notes' };

export type ImportColumn =
  | { kind: 'plain'; field: PlainField }
  | { kind: 'attribute'; name: string; group?: string }
  | { kind: 'combination'; name: string }
  /** All options of the combination, in the format of the export. */
  | { kind: 'combinations' };

const keyOf = (text: string) => text.trim().toLowerCase();
const includes = (words: Record<Language, string>, text: string) =>
  Object.values(words).some((word) => keyOf(word) === keyOf(text));

const columnOfHeading = new Map<string, ImportColumn | null>([
  ...Object.values(exportHeadings).flatMap((headings) =>
    exportFields.map((field) => [keyOf(headings[field]), columnOfExport(field)] as const),
  ),
  ...Object.values(plainHeadings).flatMap((headings) =>
    plainFields.map((field) => [keyOf(headings[field]), { kind: 'plain', field }] as const),
  ),
]);

function columnOfExport(field: ExportField): ImportColumn | null {
  // computed, and therefore ignored when read
  if (field === 'completeness' || field === 'missing') return null;
  return field === 'combinations' ? { kind: 'combinations' } : { kind: 'plain', field };
}

/** The heading as one line, without the asterisk of required columns. */
export const headingText = (heading: string) =>
  heading.replace(/\s+/g, ' ').trim().replace(/\*+$/, '').trimEnd();

/**
 * The content of a column, from its heading; null for an empty heading, for the column of reasons,
 * and for values that an export computes.
 */
export const columnOf = (heading: string): ImportColumn | null => {
  const text = headingText(heading);
  if (text === '' || isReasonHeading(text)) return null;
  const known = columnOfHeading.get(keyOf(text));
  if (known !== undefined) return known;
  const [, before = '', after = ''] = /^([^:]*):(.*)$/.exec(text) ?? [];
  const [group, name] = [before.trim(), after.trim()];
  if (name === '' || group === '') return { kind: 'attribute', name: text };
  if (includes(combinationWord, group)) return { kind: 'combination', name };
  return { kind: 'attribute', name, group };
};

export const combinationHeading = (language: Language, attribute: string): string =>
  `${combinationWord[language]}: ${attribute}`;

/** Heading of an attribute that is in two groups of a family. */
export const groupHeading = (group: string, attribute: string): string => `${group}: ${attribute}`;

/** Whether the column contains the reasons why rows were rejected. */
export const isReasonHeading = (heading: string): boolean =>
  includes(reasonHeading, headingText(heading));

export const isNotesSheet = (sheet: string): boolean => includes(notesSheet, sheet);

/** Whether a sheet with these headings contains products. */
export const hasSkuColumn = (headings: readonly (string | null)[]): boolean =>
  headings.some((heading) => {
    const column = heading === null ? null : columnOf(heading);
    return column?.kind === 'plain' && column.field === 'sku';
  });
