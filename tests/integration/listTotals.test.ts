import { expect, test } from 'vitest';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

test('a total is exact, or one more than it is to be counted', async () => {
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    await api.db
      .insertInto('tags')
      .values({ name: `total ${name}`, type: 'product' })
      .execute();
  }
  const total = async (query: object) =>
    (
      await api.data(
        'query ($query: TagsQuery) { tags(query: $query) { data { total } } }',
        { query },
        admin,
      )
    ).tags.data.total;
  const name = 'total';
  expect(await total({ name })).toBe(5);
  expect(await total({ name, countUpTo: 5 })).toBe(5);
  expect(await total({ name, countUpTo: 4 })).toBe(5);
  expect(await total({ name, countUpTo: 3 })).toBe(4);
  expect(await total({ name, countUpTo: 3, page: 1, size: 2 })).toBe(4);
  const wrong = { query: { countUpTo: 0 } };
  const document = 'query ($query: TagsQuery) { tags(query: $query) { data { total } } }';
  expect((await refusal(document, wrong)).extensions.code).toBe('INVALID');
});

test('a filtered list of variations counts so far, too', async () => {
  const document =
    'query ($query: VariationsQuery) { variations(query: $query) { data { total } } }';
  const query = { name: 'nothing has this name', countUpTo: 3 };
  expect((await api.data(document, { query }, admin)).variations.data.total).toBe(0);
});
