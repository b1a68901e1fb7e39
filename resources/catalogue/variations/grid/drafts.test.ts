import { expect, it } from 'vitest';
import { type GridRow, invalidCells, leftAfter, noDrafts, rowsOf, withValues } from './drafts.ts';

const row = (id: string, values: Partial<GridRow> = {}): GridRow => ({
  ...{ id, version: 1, name: 'Stuhl', sku: `S-${id}`, price: '10.00', status: '2' },
  ...values,
});
const one = row('1');
const two = row('2');

it('holds what differs from the saved row, in the spelling of the form', () => {
  const drafts = withValues(noDrafts, [
    { row: one, field: 'price', value: '7.5' },
    { row: one, field: 'name', value: ' Tisch ' },
    { row: two, field: 'price', value: '10' },
  ]);
  expect(rowsOf(drafts)).toEqual([{ id: '1', version: 1, price: '7.50', name: 'Tisch' }]);
  const back = withValues(drafts, [{ row: one, field: 'name', value: 'Stuhl' }]);
  expect(rowsOf(back)).toEqual([{ id: '1', version: 1, price: '7.50' }]);
  expect(withValues(back, [{ row: one, field: 'price', value: '10' }]).size).toBe(0);
});

it('keeps an invalid value as it was entered', () => {
  const drafts = withValues(noDrafts, [
    { row: one, field: 'price', value: 'much' },
    { row: two, field: 'sku', value: 'A 1' },
    { row: two, field: 'name', value: 'Tisch' },
  ]);
  expect(drafts.get('1')?.values).toEqual({ price: 'much' });
  expect(invalidCells(drafts)).toBe(2);
});

it('knows the version that was seen first', () => {
  const drafts = withValues(noDrafts, [{ row: one, field: 'price', value: '1' }]);
  const reloaded = row('1', { version: 5 });
  const more = withValues(drafts, [{ row: reloaded, field: 'name', value: 'Tisch' }]);
  expect(more.get('1')?.version).toBe(1);
});

it('keeps what a save has left, with the reason and the version that is shown then', () => {
  const drafts = withValues(noDrafts, [
    { row: one, field: 'price', value: '1' },
    { row: two, field: 'price', value: '2' },
    { row: two, field: 'name', value: 'Tisch' },
    { row: row('3'), field: 'price', value: '3' },
  ]);
  const rows = [row('1', { version: 2, price: '1.00' }), row('2', { version: 4, name: 'Tisch' })];
  const refusal = { code: 'CONFLICT', msg: 'error.CHANGED_SINCE' };
  const left = leftAfter(drafts, rows, new Map([['2', refusal]]));
  expect([...left]).toEqual([['2', { version: 4, values: { price: '2.00' }, refusal }]]);
});
