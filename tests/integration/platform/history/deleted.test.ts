import { describe, expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { createParent } from '#tests/factories/products.ts';
import { unique } from '#tests/factories/unique.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { call, documents } from './calls.ts';

shareApi();

/** Ids that no variation has. */
let nextId = 1_000_000;

/** Records deletions of variations, the first one first. */
const recordDeletions = async (states: readonly object[]): Promise<string[]> => {
  const ids = states.map(() => {
    nextId += 1;
    return String(nextId);
  });
  await api.db
    .insertInto('changes')
    .values(
      states.map((before, n) => ({
        entity: 'variation',
        entity_id: ids[n] ?? '',
        action: 'delete',
        before: JSON.stringify(before),
      })),
    )
    .execute();
  return ids;
};

const find = async (query: object, token = admin) => {
  const variables = { query: { entity: 'variation', ...query } };
  const { results, total } = (await call(documents.deleted, variables, token)).deletedRecords.data;
  return { ids: results.map(({ entityId }: { entityId: string }) => entityId), total };
};

describe('deleted variations', () => {
  test('are found behind many later ones of other manufacturers', async () => {
    const { token, user } = await signedIn(api.db, 'manufacturer');
    const [own, foreign] = [
      await createParent(api.db, { manufacturer_id: user.manufacturer_id ?? '' }),
      await createParent(api.db),
    ];
    const name = unique('sessel');
    const mine = await recordDeletions([{ name, parent_id: own.id }, { parent_id: own.id }]);
    const later = Array.from({ length: 300 }, () => ({ name: 'Tisch', parent_id: foreign.id }));
    await recordDeletions(later);
    expect(await find({}, token)).toEqual({ ids: mine.toReversed(), total: 2 });
    expect(await find({ size: 1, countUpTo: 1 }, token)).toEqual({ ids: [mine[1]], total: 2 });
    expect(await find({ size: 1, page: 1 }, token)).toEqual({ ids: [mine[0]], total: 2 });
    expect(await find({ size: 1, page: 2 }, token)).toEqual({ ids: [], total: 2 });
    expect(await find({ name }, token)).toEqual({ ids: [mine[0]], total: 1 });
    expect(await find({ name })).toEqual({ ids: [mine[0]], total: 1 });
  });

  test('have the same order on small pages', async () => {
    const word = unique('hocker');
    const deleted = await recordDeletions(
      [1, 2, 3, 4, 5].map((n) => ({ name: `${word} ${n}`, parent_id: '1' })),
    );
    for (const order of ['ASC', 'DESC']) {
      const expected = order === 'DESC' ? deleted.toReversed() : deleted;
      expect(await find({ name: word, order })).toEqual({ ids: expected, total: 5 });
      const pages = await Promise.all(
        [0, 1, 2, 3].map((page) => find({ name: word, order, page, size: 2 })),
      );
      expect(pages.flatMap(({ ids }) => ids)).toEqual(expected);
      expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    }
  });

  test('are counted as far as it is asked for', async () => {
    const word = unique('bank');
    await recordDeletions([1, 2, 3].map((n) => ({ name: `${word} ${n}`, parent_id: '1' })));
    const totals = [1, 2, 3, 4].map(
      async (countUpTo) => (await find({ name: word, size: 2, countUpTo })).total,
    );
    expect(await Promise.all(totals)).toEqual([2, 3, 3, 3]);
    expect((await find({ name: word, size: 2, page: 5, countUpTo: 1 })).total).toBe(2);
  });
});
