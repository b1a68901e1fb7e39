import { expect, it } from 'vitest';
import { maySelect, nextRow } from './changeRow.ts';

const choices = [{ kind: 'price' }, { kind: 'tags' }, { kind: 'attributes', atMost: 2 }];
const rowsOf = (...kinds: string[]) => kinds.map((kind, key) => ({ key, kind }));

it('adds a row for the first field that no row changes yet', () => {
  expect(nextRow(rowsOf('price'), choices)).toEqual({ key: 1, kind: 'tags' });
  expect(nextRow(rowsOf('tags', 'attributes'), choices)).toEqual({ key: 2, kind: 'price' });
});

it('changes a field as often as it may be changed', () => {
  const rows = rowsOf('price', 'tags', 'attributes');
  expect(nextRow(rows, choices)).toEqual({ key: 3, kind: 'attributes' });
  expect(nextRow(rowsOf('price', 'tags', 'attributes', 'attributes'), choices)).toBe(null);
  expect(maySelect(rows, { kind: 'price' })).toBe(false);
  expect(maySelect(rows, { kind: 'attributes', atMost: 2 })).toBe(true);
});

it('never uses the key of a row twice', () => {
  const [, second] = rowsOf('price', 'tags');
  expect(nextRow(second ? [second] : [], choices)).toEqual({ key: 2, kind: 'price' });
});
