import { type OpeningSpan, spanLine } from '#contract/rules/people/openingHours.ts';
import type { RecordField } from '#ui/record/recordField.ts';
import { weekday } from './weekday.ts';

export const showroomFields: readonly RecordField[] = [
  { source: 'name' },
  { source: 'street' },
  { source: 'post_code' },
  { source: 'city' },
  { source: 'phone' },
  { source: 'email' },
  { source: 'description' },
  {
    source: 'openingHours',
    linesOf: (value) => (value as OpeningSpan[]).map(spanLine),
    // each line starts with the number of its day
    textOf: (line, locale) => line.replace(/^\d/, (day) => weekday(Number(day), locale, 'short')),
  },
  {
    source: 'pictures',
    kind: 'image',
    linesOf: (value) =>
      (value as { filename: string; alt: string }[]).map(({ filename, alt }) =>
        JSON.stringify({ filename, alt }),
      ),
  },
  { source: 'closedFrom' },
  { source: 'closedTo' },
  { source: 'closedReason' },
];
