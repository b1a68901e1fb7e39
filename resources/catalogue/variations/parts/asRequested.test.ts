import { expect, it } from 'vitest';
import { asRequested } from './asRequested.ts';

it('does not report the incomplete variations that were left out as failures', () => {
  const failure = (id: string, msg: string) => ({ id, msg, code: '', label: null, count: null });
  const deleted = failure('2', 'error.NOT_FOUND');
  const result = {
    ...{ data: ['3'], unchanged: [], job: null, bulkChangeId: null },
    failures: [failure('1', 'error.INCOMPLETE'), deleted],
  };
  expect(asRequested(result).failures).toEqual([deleted]);
});
