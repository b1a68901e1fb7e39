import type { RecordField } from '#ui/record/recordField.ts';

export const tagFields: readonly RecordField[] = [
  { source: 'name' },
  { source: 'type', choices: 'resources.collections/tags.types' },
];
