import type { FeedMapping } from '#contract/rules/website/affiliateFeed.ts';
import type { RecordField } from '#ui/record/recordField.ts';

const messages = 'resources.external-product-sources/networks';

/** The fields in a conflict dialog. */
export const networkFields: readonly RecordField[] = [
  { source: 'name' },
  { source: 'feed_url' },
  { source: 'format', choices: `${messages}.formats` },
  { source: 'delimiter', choices: `${messages}.delimiters` },
  { source: 'row_element' },
  {
    source: 'mapping',
    linesOf: (value) =>
      Object.entries(value as FeedMapping)
        .filter(([, column]) => column !== '')
        .map(([field, column]) => `${field}: ${column}`),
  },
  { source: 'schedule', choices: `${messages}.schedules` },
];

export const networkHistoryFields: readonly RecordField[] = [
  ...networkFields,
  { source: 'status', choices: `${messages}.status` },
];
