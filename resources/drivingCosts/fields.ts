import type { Region } from '#contract/regions/region.ts';
import type { RecordField } from '#ui/record/recordField.ts';

export const drivingCostFields: readonly RecordField[] = [
  {
    source: 'regions',
    linesOf: (value) => (value as Region[]).map(({ value: code }) => code ?? 'DE'),
  },
  { source: 'cost', kind: 'price' },
];
