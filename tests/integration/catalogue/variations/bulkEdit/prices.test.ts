import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { runJob } from '#server/background.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import { createParent } from '#tests/factories/products.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { secrets } from '#tests/support/secrets.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { edit, editDocument, preview, priced, stateOf } from './calls.ts';

shareApi();

describe('prices', () => {
  test.each([
    ['set', '12.5', '10.00', '12.50'],
    ['increase', '0.01', '9999999999.98', '9999999999.99'],
    ['decrease', '10', '10.00', '0.00'],
    ['increasePercent', '2.5', '10.05', '10.30'],
    ['increasePercent', '10', '0.05', '0.06'],
    ['increasePercent', '10', '0.04', '0.04'],
    ['increasePercent', '0.01', '9999999.99', '10000999.99'],
    ['decreasePercent', '10', '0.05', '0.05'],
    ['decreasePercent', '33.33', '99.99', '66.66'],
    ['decreasePercent', '100', '7.00', '0.00'],
  ])('%s %s makes %s to %s, rounded half away from zero', async (mode, amount, from, to) => {
    const [id = ''] = await priced(from);
    const input = { ids: [id], price: { mode, amount } };
    const { results, changed, unchanged } = await preview(input);
    expect(results[0]).toMatchObject({ msg: null, fields: [{ before: [from], after: [to] }] });
    expect([changed, unchanged]).toEqual(from === to ? [0, 1] : [1, 0]);
    expect((await edit(input)).failures).toEqual([]);
    expect((await stateOf(id)).price).toBe(to);
  });

  test('stay and are reported if they would be negative or too large, while the others change', async () => {
    const [low = '', fair = '', same = ''] = await priced('4.99', '20.00', '5.00');
    const input = { ids: [low, fair, same], price: { mode: 'decrease', amount: '5' } };
    const effect = await preview(input);
    expect(effect).toMatchObject({
      total: 3,
      changed: 2,
      refused: 1,
      refusals: [{ msg: 'rules.priceBelowZero', count: 1 }],
    });
    expect(effect.results.map(({ id, fields }) => [id, fields[0]?.after[0]])).toEqual([
      [low, '-0.01'],
      [fair, '15.00'],
      [same, '0.00'],
    ]);
    const { data, failures } = await edit(input);
    expect(data).toEqual([fair, same]);
    expect(failures).toMatchObject([{ id: low, code: 'INVALID', msg: 'rules.priceBelowZero' }]);
    expect(await stateOf(low)).toEqual({ price: '4.99', version: 1 });
    const [huge = ''] = await priced('9999999999.99');
    const tooLarge = { ids: [huge], price: { mode: 'increase', amount: '0.01' } };
    expect((await api.refusal(editDocument, { input: tooLarge }, admin)).msg).toBe(
      'rules.priceTooLarge',
    );
  });

  test('get a new version and a change in the history if they differ', async () => {
    const [id = '', same = ''] = await priced('1.00', '2.00');
    const done = await edit({ ids: [id, same], price: { mode: 'set', amount: '2' } });
    expect(done).toMatchObject({ data: [id], unchanged: [same] });
    expect(await stateOf(id)).toEqual({ price: '2.00', version: 2 });
    expect(await changesOf(api.db, 'variation', id)).toMatchObject([
      { action: 'update', before: { price: 1 }, after: { price: 2 } },
    ]);
    expect(await stateOf(same)).toEqual({ price: '2.00', version: 1 });
    expect(await changesOf(api.db, 'variation', same)).toEqual([]);
  });

  test('are changed by both of two simultaneous edits', async () => {
    const ids = await priced(...Array.from({ length: 20 }, () => '100.00'));
    const more = { price: { mode: 'increase', amount: '1' } };
    const half = { price: { mode: 'decreasePercent', amount: '50' } };
    await Promise.all([edit({ ids, ...more }), edit({ ids: [...ids].reverse(), ...half })]);
    const prices = new Set<string>();
    for (const id of ids) prices.add((await stateOf(id)).price);
    // one edit after another, in either order, with the same result for all
    expect(prices.size).toBe(1);
    expect(['50.50', '51.00']).toContain([...prices][0]);
  });

  test('of all matches are changed by a job, which reports the others', async () => {
    const parent = await createParent(api.db);
    const word = unique('job');
    await sql`
      insert into variations (name, slug, sku, price, status, parent_id)
      select ${word} || n, ${word} || n, ${word} || n, n, '1', ${parent.id}
      from generate_series(1, 150) n`.execute(api.db);
    const input = { query: { name: word }, price: { mode: 'decrease', amount: '10' } };
    const effect = await preview(input, admin, { page: 1, size: 5 });
    expect(effect).toMatchObject({ total: 150, changed: 141, refused: 9 });
    expect(effect.results.map(({ outcome }) => outcome)).toEqual([
      ...Array(4).fill('refused'),
      'changed',
    ]);
    const { job, data } = await edit(input);
    expect(data).toEqual([]);
    const stopping = new AbortController().signal;
    const report = (error: Error) => expect.unreachable(String(error));
    await runJob(
      { secrets, db: api.db, inBatch: fixedBatches(api.db, 40), report, stopping },
      job?.id ?? '',
    );
    const done = await api.db
      .selectFrom('jobs')
      .select(['state', 'done', 'failed'])
      .where('id', '=', job?.id ?? '')
      .executeTakeFirst();
    expect(done).toEqual({ state: 'done', done: 141, failed: 9 });
  });
});
