import type { RecordField } from '#ui/record/recordField.ts';

export const categoryFields: readonly RecordField[] = [
  { source: 'name' },
  { source: 'slug' },
  { source: 'avatar', kind: 'picture' },
];

export const categoryHistoryFields: readonly RecordField[] = [
  ...categoryFields,
  { source: 'parentId' },
];
