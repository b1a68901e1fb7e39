import type { RecordField } from '#ui/record/recordField.ts';

export const groupFields: readonly RecordField[] = [
  { source: 'name' },
  { source: 'slug' },
  { source: 'place_use', choices: 'resources.collections/attribute-groups.places' },
  { source: 'is_editable', kind: 'flag' },
  { source: 'attributes' },
];
