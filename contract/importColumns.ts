import type { Language } from './language.ts';

/*
 * What the headings of a workbook of products mean. They are German or English, whatever the reader's
 * language is: a workbook is handed on.
 */

/** The columns that every workbook can have, in the order of the template. */
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

/** What stands before the attribute in the heading of a column whose options make variations. */
const combinationWord: Record<Language, string> = { de: 'Kombination', en: 'Combination' };

/** The last column of a workbook of refused rows; nothing is read from it. */
export const reasonHeading: Record<Language, string> = { de: 'Grund', en: 'Reason' };

/** The sheet of a template that explains its columns; nothing is read from it. */
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

/** As it is meant: one line, without the star of those that must be filled. */
export const headingText = (heading: string) =>
  heading.replace(/\s+/g, ' ').trim().replace(/\*+$/, '').trimEnd();

/** What a column holds, by its heading; null for one without, and for that of the reasons. */
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

/** Of an attribute whose name stands in two groups of a family. */
export const groupHeading = (group: string, attribute: string): string => `${group}: ${attribute}`;

/** Whether a column has the reasons why rows were refused before. */
export const isReasonHeading = (heading: string): boolean =>
  includes(reasonHeading, headingText(heading));

export const isNotesSheet = (sheet: string): boolean => includes(notesSheet, sheet);

/** Whether a sheet with these headings is one of products. */
export const hasSkuColumn = (headings: readonly (string | null)[]): boolean =>
  headings.some((heading) => {
    const column = heading === null ? null : columnOf(heading);
    return column?.kind === 'plain' && column.field === 'sku';
  });
