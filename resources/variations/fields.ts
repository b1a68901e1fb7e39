import type { RecordField } from '#ui/record/recordField.ts';

export const variationFields: readonly RecordField[] = [
  { source: 'status', choices: 'resources.products/variations.status' },
  { source: 'name' },
  { source: 'slug' },
  { source: 'sku' },
  { source: 'price', kind: 'price' },
  { source: 'tags', reference: 'collections/tags' },
];
