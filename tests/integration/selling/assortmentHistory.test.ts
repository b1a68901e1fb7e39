import { expect, test } from 'vitest';
import { createChain, offerOf, offerProduct } from '#tests/factories/assortment.ts';
import { sell } from '#tests/factories/selling.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const documents = {
  include: `mutation ($input: VendorProductsIncludeInput!) {
    includeVendorProducts(input: $input) { data } }`,
  exclude: `mutation ($input: VendorProductsExcludeInput!) {
    excludeVendorProducts(input: $input) { data } }`,
  deleted: `query ($query: DeletedRecordsQuery!) { deletedRecords(query: $query) { data { total
    results { id name canRestore fields { field before } } } } }`,
  restore: 'mutation ($input: RestoreInput!) { restoreChange(input: $input) { data } }',
  product: `query ($id: ID!) { vendorProductById(id: $id) { data {
    isIncluded status adjustmentType adjustmentAmount deliveryTemplateId } } }`,
  edit: `mutation ($input: VendorProductsEditInput!) {
    updateVendorProducts(input: $input) { bulkChangeId } }`,
  status: `mutation ($input: VendorProductsStatusInput!) {
    updateVendorProductsStatus(input: $input) { bulkChangeId } }`,
  undo: 'mutation ($id: ID!) { undoBulkChange(id: $id) { data } }',
  paused: '{ pausedProducts { data { fromManufacturers fromSellers } } }',
};

const excluded = async (token: string, name = '') => {
  const query = { entity: 'vendorProduct', name };
  return (await api.data(documents.deleted, { query }, token)).deletedRecords.data;
};

test('excluded products are listed by name, and are restored unchanged', async () => {
  const { maker, seller, other } = await createChain(api.db);
  const variation = await offerProduct(api.db, maker, { name: 'Sessel Lund' });
  const input = { ids: [offerOf(variation.id)] };
  const adjusted = { adjustmentType: 'percent', adjustmentAmount: '10' };
  // excluded twice but stored once
  for (const settings of [{}, { ...adjusted, deliveryTemplateId: seller.template }]) {
    await api.data(documents.include, { input: { ...input, ...settings } }, seller.token);
    expect((await excluded(seller.token)).total).toBe(0);
    await api.data(documents.exclude, { input }, seller.token);
  }
  const { results, total } = await excluded(seller.token, 'lund sessel');
  expect(total).toBe(1);
  expect(results).toMatchObject([{ name: 'Sessel Lund', canRestore: true }]);
  expect(results[0]?.fields).toContainEqual({ field: 'variationId', before: ['Sessel Lund'] });
  expect((await excluded(seller.token, 'Tisch')).total).toBe(0);
  expect((await excluded(other.token)).total).toBe(0);

  const changeId = results[0]?.id;
  const foreign = await api.refusal(documents.restore, { input: { changeId } }, other.token);
  expect(foreign.extensions.code).toBe('NOT_FOUND');
  await api.data(documents.restore, { input: { changeId } }, seller.token);
  const { vendorProductById } = await api.data(
    documents.product,
    { id: offerOf(variation.id) },
    seller.token,
  );
  expect(vendorProductById.data).toEqual({
    isIncluded: true,
    status: '2',
    adjustmentType: 'percent',
    adjustmentAmount: '10.00',
    deliveryTemplateId: seller.template,
  });
  expect((await excluded(seller.token)).total).toBe(0);
});

test('a vendor undoes its bulk changes of price and status, an administrator does not', async () => {
  const { maker, seller, other } = await createChain(api.db);
  const variation = await offerProduct(api.db, maker);
  const ids = [offerOf(variation.id)];
  const settings = { adjustmentType: 'percent', adjustmentAmount: '10' };
  await api.data(
    documents.include,
    { input: { ids, ...settings, deliveryTemplateId: seller.template } },
    seller.token,
  );
  const product = async () =>
    (await api.data(documents.product, { id: ids[0] }, seller.token)).vendorProductById.data;
  const before = await product();
  const { updateVendorProducts: edited } = await api.data(
    documents.edit,
    { input: { ids, price: { adjustmentType: 'percent', adjustmentAmount: '20' } } },
    seller.token,
  );
  expect((await product())?.adjustmentAmount).toBe('20.00');
  const id = edited.bulkChangeId;
  for (const [token, code] of [
    [other.token, 'NOT_FOUND'],
    [admin, 'FORBIDDEN'],
  ] as const) {
    expect((await api.refusal(documents.undo, { id }, token)).extensions.code).toBe(code);
  }
  await api.data(documents.undo, { id }, seller.token);
  expect(await product()).toEqual(before);

  const { updateVendorProductsStatus: published } = await api.data(
    documents.status,
    { input: { ids, status: '1' } },
    seller.token,
  );
  expect((await product())?.status).toBe('1');
  await api.data(documents.undo, { id: published.bulkChangeId }, seller.token);
  expect(await product()).toEqual(before);
});

test('an excluded product that is no longer offered is not restored', async () => {
  const { maker, seller } = await createChain(api.db);
  const variation = await offerProduct(api.db, maker);
  const input = { ids: [offerOf(variation.id)] };
  await api.data(documents.include, { input }, seller.token);
  await api.data(documents.exclude, { input }, seller.token);
  await api.db
    .updateTable('variations')
    .set({ status: '2' })
    .where('id', '=', variation.id)
    .execute();
  const [gone] = (await excluded(seller.token)).results;
  const restoring = { input: { changeId: gone?.id } };
  const error = await api.refusal(documents.restore, restoring, seller.token);
  expect(error).toMatchObject({
    msg: 'resources.vendor-products.refusals.notOffered',
    extensions: { code: 'IN_USE' },
  });
});

test('counts the paused products for each tab', async () => {
  const { maker, seller, other } = await createChain(api.db);
  const variation = await offerProduct(api.db, maker);
  await sell(api.db, seller.id, variation.id);
  await sell(api.db, other.id, variation.id, { source: 'seller', source_vendor_id: seller.id });
  const paused = async (token: string) =>
    (await api.data(documents.paused, {}, token)).pausedProducts.data;
  expect(await paused(seller.token)).toEqual({ fromManufacturers: 0, fromSellers: 0 });
  await api.db
    .updateTable('variations')
    .set({ status: '2' })
    .where('id', '=', variation.id)
    .execute();
  expect(await paused(seller.token)).toEqual({ fromManufacturers: 1, fromSellers: 0 });
  expect(await paused(other.token)).toEqual({ fromManufacturers: 0, fromSellers: 1 });
});
