import type { RecordField } from '#ui/record/recordField.ts';

/** What the history tells of requests and connections. */
export const requestFields: readonly RecordField[] = [
  { source: 'status', choices: 'network.statuses' },
  { source: 'notes' },
  { source: 'answer' },
  { source: 'regions', choices: 'regions.states' },
];
