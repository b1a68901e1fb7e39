import { expect, test } from 'vitest';
import { createSeller, offerProduct } from '#tests/factories/assortment.ts';
import { visiblePartner } from '#tests/factories/networks.ts';
import { connect, sell } from '#tests/factories/selling.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const lists = `query ($variations: VariationsQuery, $parents: ParentsQuery) {
  variations(query: $variations) { data { total results { id includedBy } } }
  parents(query: $parents) { data { total results { id includedBy } } } }`;
const removeVariations = `mutation ($ids: [ID!]!) { variationDeleteByIds(ids: $ids) { data } }`;
const removeParents = `mutation ($ids: [ID!]!) { productsDelete(ids: $ids) { data } }`;

test('a manufacturer sees how many sellers have its products, also indirectly, and keeps those connections', async () => {
  const maker = await visiblePartner(api.db, 'manufacturer');
  const included = await offerProduct(api.db, maker.id);
  const other = await offerProduct(api.db, maker.id);
  const [seller, buyer] = [await createSeller(api.db), await createSeller(api.db)];
  await connect(api.db, seller.id, { manufacturer: maker.id });
  await connect(api.db, buyer.id, { vendor: seller.id });
  await sell(api.db, seller.id, included.id);
  await sell(api.db, buyer.id, included.id, { source: 'seller', source_vendor_id: seller.id });

  const read = (filter: object) =>
    api.data(lists, { variations: filter, parents: filter }, maker.token);
  const all = await read({ sort: 'id' });
  expect(all.variations.data.results).toEqual([
    { id: included.id, includedBy: 2 },
    { id: other.id, includedBy: 0 },
  ]);
  expect(all.parents.data.results).toEqual([
    { id: included.parent_id, includedBy: 2 },
    { id: other.parent_id, includedBy: 0 },
  ]);
  for (const [filter, one] of [
    [true, included],
    [false, other],
  ] as const) {
    const { variations, parents } = await read({ included: filter });
    expect(variations.data).toMatchObject({ total: 1, results: [{ id: one.id }] });
    expect(parents.data).toMatchObject({ total: 1, results: [{ id: one.parent_id }] });
  }
  for (const [document, id, msg, count] of [
    [removeVariations, included.id, 'error.VARIATION_INCLUDED', 2],
    [removeParents, included.parent_id, 'error.PRODUCT_INCLUDED', 1],
  ] as const) {
    const { extensions } = await api.refusal(document, { ids: [id] }, maker.token);
    expect(extensions).toMatchObject({ code: 'IN_USE', args: { smart_count: count } });
    expect((await api.refusal(document, { ids: [id] }, maker.token)).msg).toBe(msg);
  }
});
