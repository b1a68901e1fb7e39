import type { RecordField } from '#ui/record/recordField.ts';

const messages = 'resources.shops';

export const shopFields: readonly RecordField[] = [
  { source: 'name' },
  { source: 'url' },
  { source: 'languages' },
  { source: 'shows', choices: `${messages}.shows` },
  { source: 'categoryIds' },
  { source: 'vendorIds' },
];
