import { expect, it } from 'vitest';
import { changesOf, type EditRow, errorsOf, violationsOf } from './change.ts';

const attribute = (key: number, attr_id: string): EditRow => ({
  ...{ key, kind: 'attributes', change: { attr_id, value: 'x' } },
});
const rows: EditRow[] = [
  { key: 0, kind: 'attributes', change: null },
  attribute(4, '7'),
  { key: 5, kind: 'price', change: { mode: 'set', amount: '-1' } },
  attribute(2, '7'),
];

it('collects the changes of all rows', () => {
  expect(changesOf(rows)).toEqual({
    price: { mode: 'set', amount: '-1' },
    attributes: [
      { attr_id: '7', value: 'x' },
      { attr_id: '7', value: 'x' },
    ],
  });
  expect(changesOf([])).toEqual({});
});

it('shows each error in the row that it is about', () => {
  const violations = violationsOf(changesOf(rows));
  const errors = Object.fromEntries(
    Object.entries(violations).map(([field, { rule }]) => [field, rule]),
  );
  expect(errors).toEqual({
    'price.amount': 'rules.price',
    'attributes.1.attr_id': 'bulkEdit.attributeTwice',
  });
  expect(rows.map(({ key }) => errorsOf(errors, rows, key))).toEqual([
    {},
    {},
    { amount: 'rules.price' },
    { attr_id: 'bulkEdit.attributeTwice' },
  ]);
});
