import type { RecordField } from '#ui/record/recordField.ts';

export const newsFields: readonly RecordField[] = [
  { source: 'title' },
  { source: 'text' },
  { source: 'link' },
  { source: 'picture', kind: 'picture' },
];

/** With what only the switch changes. */
export const newsHistoryFields: readonly RecordField[] = [
  ...newsFields,
  { source: 'status', choices: 'resources.news.status' },
  { source: 'publishedAt' },
];
