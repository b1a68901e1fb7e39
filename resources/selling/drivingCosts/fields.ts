import { euroText } from '#contract/format.ts';
import type { Region } from '#contract/regions/region.ts';
import type { RangeRow } from '#ui/ranges/rangeRow.ts';
import type { RecordField } from '#ui/record/recordField.ts';

export const drivingCostFields: readonly RecordField[] = [
  {
    source: 'regions',
    linesOf: (value) => (value as Region[]).map(({ value: code }) => code ?? 'DE'),
  },
  { source: 'cost', kind: 'price' },
];

/** The fields of the table: a line for each region. */
export const tableFields: readonly RecordField[] = [
  {
    source: 'rows',
    linesOf: (rows) => (rows as RangeRow[]).map(({ region, cost }) => `${region}: ${cost}`),
    textOf: (line, locale) => {
      const [region, cost = ''] = line.split(': ');
      return `${region}: ${euroText(cost, locale)}`;
    },
  },
];
