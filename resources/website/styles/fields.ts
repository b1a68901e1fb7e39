import type { RecordField } from '#ui/record/recordField.ts';
import type { StyleRecord } from './operations.ts';

type ListOf<Field extends 'images' | 'networks'> = StyleRecord[Field];

const countOf = (value: unknown): string[] =>
  Array.isArray(value) && value.length > 0 ? [String(value.length)] : [];

export const styleFields: readonly RecordField[] = [
  { source: 'title' },
  { source: 'slug' },
  { source: 'short_desc' },
  { source: 'description' },
  { source: 'category_id', reference: 'styles/categories' },
  { source: 'tags', reference: 'collections/tags' },
  {
    source: 'images',
    kind: 'image',
    linesOf: (value) =>
      (value as ListOf<'images'>).map(({ filename, alt }) => JSON.stringify({ filename, alt })),
  },
  {
    source: 'networks',
    linesOf: (value) =>
      (value as ListOf<'networks'>).map(({ name, link }) => [name, link].join(', ')),
  },
  { source: 'collaborators' },
  { source: 'products', linesOf: countOf },
  { source: 'affiliates_products', linesOf: countOf },
];

export const styleHistoryFields: readonly RecordField[] = [
  ...styleFields.map((field) =>
    // the history already contains the names of linked products
    field.source.endsWith('products') ? { source: field.source } : field,
  ),
  { source: 'status', choices: 'resources.styles.status' },
];
