import type { RecordField } from '#ui/record/recordField.ts';

/** The fields of requests and connections in the history. */
export const requestFields: readonly RecordField[] = [
  { source: 'status', choices: 'network.statuses' },
  { source: 'notes' },
  { source: 'answer' },
  { source: 'regions', choices: 'regions.states' },
];
