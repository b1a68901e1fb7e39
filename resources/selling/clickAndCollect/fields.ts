import type { RecordField } from '#ui/record/recordField.ts';

export const ruleFields: readonly RecordField[] = [
  { source: 'showroomId' },
  { source: 'pickupFromDays' },
  { source: 'pickupToDays' },
  { source: 'note' },
];

export const ruleHistoryFields: readonly RecordField[] = [
  ...ruleFields,
  { source: 'isActive', kind: 'flag' },
];
