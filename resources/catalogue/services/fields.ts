import type { RecordField } from '#ui/record/recordField.ts';

export const serviceGroupFields: readonly RecordField[] = [
  { source: 'name', label: 'resources.services.fields.group' },
];

export const serviceFields: readonly RecordField[] = [
  { source: 'name', label: 'resources.services.fields.service' },
  { source: 'groupId', reference: 'services' },
  { source: 'duration' },
  { source: 'description' },
];
