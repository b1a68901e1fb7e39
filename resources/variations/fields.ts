import type { RecordField } from '#ui/record/recordField.ts';

export const variationFields: readonly RecordField[] = [
  { source: 'status', choices: 'resources.products/variations.status' },
  { source: 'name' },
  { source: 'slug' },
  { source: 'sku' },
  { source: 'price', kind: 'price' },
  { source: 'tags', reference: 'collections/tags' },
];

export const variationHistoryFields: readonly RecordField[] = [
  ...variationFields,
  { source: 'is_simple_product', kind: 'flag' },
  { source: 'general_images', label: 'history.fields.general_images', kind: 'flag' },
  { source: 'combinations' },
  { source: 'parent' },
  { source: 'images', label: 'history.fields.images', kind: 'picture' },
];
