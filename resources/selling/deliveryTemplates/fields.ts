import { formatDecimal } from '#ui/form/decimal.ts';
import type { RangeRow } from '#ui/ranges/rangeRow.ts';
import type { RecordField } from '#ui/record/recordField.ts';

const messages = 'resources.delivery/details';

export const deliveryTemplateFields: readonly RecordField[] = [
  { source: 'name' },
  { source: 'type', choices: `${messages}.types` },
  { source: 'daysFrom' },
  { source: 'daysTo' },
  { source: 'scope', choices: `${messages}.scopes` },
  { source: 'rules', linesOf: (value) => (value as RangeRow[]).map(lineOf) },
];

const lineOf = ({ region, from, to, cost }: RangeRow): string => {
  const range = from || to ? [`${from || 0} – ${to || '∞'}`] : [];
  return [region, ...range, formatDecimal(cost, 'en')].join(': ');
};
