import type { RecordField } from '#ui/record/recordField.ts';

export const sampleBoxFields: readonly RecordField[] = [
  { source: 'name' },
  { source: 'slug' },
  { source: 'description' },
];

export const sampleBoxHistoryFields: readonly RecordField[] = [
  ...sampleBoxFields,
  { source: 'parents' },
];
