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

/** Prefix of the heading of a column with a system attribute, whose options make variations. */
const combinationWord: Record<Language, string> = { de: 'Kombination', en: 'Combination' };

/** Last column of a workbook of rejected rows; ignored when read. */
export const reasonHeading: Record<Language, string> = { de: 'Grund', en: 'Reason' };

/** Sheet of a template that explains the columns; ignored when read. */
export const notesSheet: Record<Language, string> = { de: 'Hinweise', en: 'Notes' };

export type ImportColumn =
  | { kind: 'plain'; field: PlainField }
  | { kind: 'attribute'; name: string; group?: string }
  | { kind: 'combination'; name: string };

const keyOf = (text: string) => text.trim().toLowerCase();
const includes = (words: Record<Language, string>, text: string) =>
  Object.values(words).some((word) => keyOf(word) === keyOf(text));

const fieldOfHeading = new Map(
  Object.values(plainHeadings).flatMap((headings) =>
    plainFields.map((field) => [keyOf(headings[field]), field] as const),
  ),
);

/** The heading as one line, without the asterisk of required columns. */
export const headingText = (heading: string) =>
  heading.replace(/\s+/g, ' ').trim().replace(/\*+$/, '').trimEnd();

/**
 * What a column contains, by its heading; null for an empty heading and for the column of reasons.
 */
export const columnOf = (heading: string): ImportColumn | null => {
  const text = headingText(heading);
  if (text === '' || isReasonHeading(text)) return null;
  const field = fieldOfHeading.get(keyOf(text));
  if (field) return { kind: 'plain', field };
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
