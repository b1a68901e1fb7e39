import { expect, it } from 'vitest';
import { invalidParamsIn, without } from './invalidParams.ts';

it('finds parameters that the list does not have or the server has rejected', () => {
  const search = '?page=-1&pageSize=37&order=UP&sort=x&status=7&name=Eiche';
  expect(invalidParamsIn(search, ['sort', 'status', 'type'])).toEqual([
    'page',
    'pageSize',
    'order',
    'sort',
    'status',
  ]);
  expect(invalidParamsIn('?page=2&pageSize=50&sort=name&order=DESC', [])).toEqual([]);
});

it('keeps the others in the address, and no order without a sort', () => {
  expect(without('?status=7&name=Eiche%20hell', ['status'])).toBe('?name=Eiche+hell');
  expect(without('?sort=x&order=DESC', ['sort'])).toBe('');
});
