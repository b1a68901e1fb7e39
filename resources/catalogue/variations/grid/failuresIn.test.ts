import { expect, it } from 'vitest';
import { RequestError } from '#providers/graphql/errors.ts';
import { noDrafts, withValues } from './drafts.ts';
import { failuresIn } from './useSaveRows.ts';

const row = (id: string) => ({
  ...{ id, version: 1, name: 'Stuhl', sku: 'S-1', price: '10.00', status: '2' },
});
const draftsOf = (...ids: string[]) =>
  withValues(
    noDrafts,
    ids.map((id) => ({ row: row(id), field: 'price', value: '1' })),
  );

it('finds the reason of each row of a call that saved none', () => {
  const failures = [{ id: '1', code: 'CONFLICT', msg: 'error.CHANGED_SINCE' }];
  const many = new RequestError('error.CHANGED_SINCE', 'CONFLICT', { failures });
  expect(failuresIn(many, draftsOf('1', '2'))).toEqual(failures);
  const one = new RequestError('error.CHANGED_SINCE', 'CONFLICT', { args: { name: 'Stuhl' } });
  expect(failuresIn(one, draftsOf('1'))).toEqual([
    { id: '1', code: 'CONFLICT', msg: 'error.CHANGED_SINCE', label: 'Stuhl' },
  ]);
});

it('does not blame a row for a call that failed as a whole', () => {
  for (const error of [
    new RequestError('error.UNAVAILABLE', 'UNAVAILABLE'),
    new RequestError('error.INVALID', 'INVALID', { errors: { rows: 'rules.maxItems' } }),
    new Error('offline'),
  ]) {
    expect(failuresIn(error, draftsOf('1'))).toBe(null);
  }
  const conflict = new RequestError('error.CHANGED_SINCE', 'CONFLICT');
  expect(failuresIn(conflict, draftsOf('1', '2'))).toBe(null);
});
