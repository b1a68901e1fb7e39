import { expect, test } from 'vitest';
import { createBareOrder } from '#tests/factories/orders.ts';
import { createShop, createShopKey, createVendor } from '#tests/factories/people.ts';
import { createCategory } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const fields =
  'id name url languages currency shows categoryIds vendorIds keyCount orderCount version';
const create = `mutation ($input: ShopInput!) { createShop(input: $input) { data { ${fields} } } }`;
const remove = `mutation ($ids: [ID!]) { deleteShopByIds(ids: $ids) { data } }`;

const input = (changed: object = {}) => ({
  name: unique('Shop'),
  languages: ['en', 'de'],
  ...changed,
});

test('a shop shows everything, or root categories and sellers', async () => {
  const everything = (await api.data(create, { input: input() }, admin)).createShop.data;
  expect(everything).toMatchObject({
    url: '',
    languages: ['de', 'en'],
    currency: 'EUR',
    shows: 'everything',
    categoryIds: [],
    keyCount: 0,
  });
  const root = await createCategory(api.db);
  const child = await createCategory(api.db, root);
  const { id } = await createVendor(api.db);
  const chosen = { shows: 'selection', categoryIds: [root.id], vendorIds: [id] };
  const selection = (await api.data(create, { input: input(chosen) }, admin)).createShop.data;
  expect(selection).toMatchObject(chosen);
  for (const [changed, field] of [
    [{ shows: 'selection' }, 'categoryIds'],
    [{ ...chosen, categoryIds: [child.id] }, 'categoryIds'],
    [{ ...chosen, vendorIds: ['999999'] }, 'vendorIds'],
    [{ languages: [] }, 'languages'],
    [{ url: 'javascript:alert(1)' }, 'url'],
  ] as const) {
    const { extensions } = await refusal(create, { input: input(changed) });
    expect(Object.keys(extensions.fields ?? {})).toEqual([field]);
  }
});

test('a shop with orders stays; one without takes its keys with it', async () => {
  const used = await createShop(api.db);
  const order = await createBareOrder(api.db);
  await api.db
    .insertInto('shops')
    .values({ name: unique('x') })
    .execute();
  await api.database.pool.query('alter table orders disable trigger user');
  await api.db.updateTable('orders').set({ shop_id: used }).where('id', '=', order).execute();
  await api.database.pool.query('alter table orders enable trigger user');
  expect((await refusal(remove, { ids: [used] })).msg).toBe('resources.shops.inUse');
  const { key, shopId } = await createShopKey(api.db);
  await api.data(remove, { ids: [shopId] }, admin);
  expect((await api.refusal('{ shop { id } }', {}, key)).extensions.code).toBe('UNAUTHENTICATED');
});
