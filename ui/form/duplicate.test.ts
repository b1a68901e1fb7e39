import { expect, test } from 'vitest';
import { copiedTitle, copiedValues, copyName } from './duplicate.ts';

test('the name of a copy is numbered', () => {
  expect(copyName('Buche')).toBe('Buche (2)');
  expect(copyName('Buche (2)')).toBe('Buche (3)');
  expect(copyName('Buche (99)')).toBe('Buche (100)');
  expect(copyName('Tisch (rund)')).toBe('Tisch (rund) (2)');
});

test('a copy has neither the id nor the version of the record, and a slug of its own', () => {
  const record = { id: '7', version: 3, slug: 'buche', name: 'Buche', tags: ['1'] };
  expect(copiedValues(record)).toEqual({ name: 'Buche (2)', slug: 'buche-2', tags: ['1'] });
  expect(copiedTitle('Neue Böden')).toEqual({ title: 'Neue Böden (2)', slug: 'neue-boeden-2' });
});

test('a record without a name or a slug keeps its other values', () => {
  expect(copiedValues({ id: '7', cost: '10' })).toEqual({ cost: '10' });
  expect(copiedValues({ id: '7', name: 'Buche' })).toEqual({ name: 'Buche (2)' });
});
