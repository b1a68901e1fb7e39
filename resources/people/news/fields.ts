import type { RecordField } from '#ui/record/recordField.ts';

export const newsFields: readonly RecordField[] = [
  { source: 'title' },
  { source: 'text' },
  { source: 'link' },
  { source: 'picture', kind: 'picture' },
];

/** The fields in the history, including those that only the status switch changes. */
export const newsHistoryFields: readonly RecordField[] = [
  ...newsFields,
  { source: 'status', choices: 'resources.news.status' },
  { source: 'publishedAt' },
];
