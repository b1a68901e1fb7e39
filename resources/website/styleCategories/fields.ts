import type { RecordField } from '#ui/record/recordField.ts';

export const styleCategoryFields: readonly RecordField[] = [
  { source: 'name' },
  { source: 'slug' },
  { source: 'picture', kind: 'picture' },
];

export const styleCategoryHistoryFields: readonly RecordField[] = [
  ...styleCategoryFields,
  { source: 'sortIndex' },
];
