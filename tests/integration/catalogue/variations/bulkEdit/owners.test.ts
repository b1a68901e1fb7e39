import { beforeAll, expect, test } from 'vitest';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import { createVariation, createVariationOf } from '#tests/factories/products.ts';
import { createCategory, createTag } from '#tests/factories/structure.ts';
import { api, shareApi } from '#tests/support/testApi.ts';
import { createDescribed, edit, fieldsRefused, preview, stateOf } from './calls.ts';

shareApi();

let makerA: string;
let tokenA: string;

beforeAll(async () => {
  makerA = (await createManufacturer(api.db)).id;
  tokenA = (await signedIn(api.db, 'manufacturer', { manufacturerId: makerA })).token;
});

test('a manufacturer only reaches its own rows, and learns nothing about others', async () => {
  const own = await createVariationOf(api.db, makerA);
  const foreign = await createVariation(api.db);
  const category = await createCategory(api.db);
  const tag = await createTag(api.db);
  const ids = [own.id, foreign.id];
  for (const change of [
    { price: { mode: 'set', amount: '77' } },
    { tags: { mode: 'add', ids: [tag.id] } },
    { categories: { mode: 'add', ids: [category.id] } },
  ]) {
    const seen = await preview({ ids, ...change }, tokenA);
    expect(seen.results.map(({ id }) => id)).toEqual([own.id]);
    expect(seen).toMatchObject({
      total: 2,
      changed: 1,
      refused: 1,
      refusals: [{ msg: 'error.NOT_FOUND', count: 1 }],
    });
    const { data, failures } = await edit({ ids, ...change }, tokenA);
    expect(data).toEqual([own.id]);
    expect(failures).toMatchObject([{ id: foreign.id, label: null, code: 'NOT_FOUND' }]);
  }
  expect((await stateOf(foreign.id)).price).toBe('10.00');
  const all = await preview({ query: {}, price: { mode: 'set', amount: '78' } }, tokenA);
  expect(all.results.map(({ id }) => id)).not.toContain(foreign.id);
});

test('a manufacturer edits an attribute only where it is editable', async () => {
  const kept = await createDescribed({ is_editable: false }, makerA);
  const of = ({ attribute, variation }: typeof kept) => ({
    ids: [variation.id],
    attributes: [{ attr_id: attribute.id, value: 'x' }],
  });
  expect(await fieldsRefused(of(kept), tokenA)).toEqual({
    'attributes.0.attr_id': { rule: 'rules.notEditable' },
  });
  const inKeptGroup = await createDescribed({}, makerA);
  await api.db
    .updateTable('attribute_groups')
    .set({ is_editable: false })
    .where('id', '=', inKeptGroup.group.id)
    .execute();
  for (const value of ['x', '']) {
    const input = {
      ...of(inKeptGroup),
      attributes: [{ attr_id: inKeptGroup.attribute.id, value }],
    };
    const { refusals } = await preview(input, tokenA);
    expect(refusals).toEqual([{ msg: 'rules.notEditable', count: 1 }]);
  }
  expect((await edit(of(inKeptGroup))).data).toEqual([inKeptGroup.variation.id]);
});
