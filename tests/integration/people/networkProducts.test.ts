import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  createSeller,
  offerOf,
  offerProduct,
  sellersOfferOf,
} from '#tests/factories/assortment.ts';
import { type VisiblePartner, visiblePartner } from '#tests/factories/networks.ts';
import { connect, sell } from '#tests/factories/selling.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const fields = 'id name sku manufacturer { name } seller { name } sourcePrice isIncluded price';
const documents = {
  ofManufacturer: `query ($query: VendorProductsQuery) {
    answer: getNetworkManufacturerProducts(query: $query) {
      data { total results { ${fields} } } } }`,
  ofSeller: `query ($query: VendorProductsQuery) {
    answer: getNetworkSellerProducts(query: $query) { data { total results { ${fields} } } } }`,
  sold: `query ($query: SoldProductsQuery) { answer: soldProducts(query: $query) { data { total
    results { id name sku image groupName variations category manufacturer price } } } }`,
  include: `mutation ($input: VendorProductsIncludeInput!) {
    includeVendorProducts(input: $input) { data failures { msg } } }`,
};

let maker: VisiblePartner;
let rival: VisiblePartner;
let seller: Awaited<ReturnType<typeof createSeller>>;
let buyer: Awaited<ReturnType<typeof createSeller>>;
let stranger: Awaited<ReturnType<typeof createSeller>>;
let own: Awaited<ReturnType<typeof offerProduct>>;
let others: Awaited<ReturnType<typeof offerProduct>>;
let rows: { own: string; others: string };

beforeAll(async () => {
  maker = await visiblePartner(api.db, 'manufacturer');
  rival = await visiblePartner(api.db, 'manufacturer');
  [seller, buyer, stranger] = await Promise.all([
    createSeller(api.db),
    createSeller(api.db),
    createSeller(api.db),
  ]);
  await connect(api.db, seller.id, { manufacturer: maker.id });
  await connect(api.db, seller.id, { manufacturer: rival.id });
  await connect(api.db, buyer.id, { vendor: seller.id });
  own = await offerProduct(api.db, maker.id);
  others = await offerProduct(api.db, rival.id);
  const adjustment = { adjustment_type: 'percent', adjustment_amount: '10' };
  rows = {
    own: await sell(api.db, seller.id, own.id, adjustment),
    others: await sell(api.db, seller.id, others.id, adjustment),
  };
});

interface Page {
  data: { total: number; results: object[] };
}

const read = async (document: string, query: object, token: string) => {
  const [answer] = Object.values(await api.data(document, { query }, token)) as Page[];
  return answer?.data;
};

describe('the products of a connected partner', () => {
  test('show a manufacturer’s prices, and which of them are included', async () => {
    const query = { manufacturer: maker.id };
    expect(await read(documents.ofManufacturer, query, seller.token)).toMatchObject({
      total: 1,
      results: [{ id: offerOf(own.id), sourcePrice: '100.00', isIncluded: true, price: '110.00' }],
    });
  });

  test('show a seller’s prices, whichever tab is requested', async () => {
    const query = { seller: seller.id, tab: 'manufacturer', name: own.sku };
    expect(await read(documents.ofSeller, query, buyer.token)).toMatchObject({
      total: 1,
      results: [
        { id: sellersOfferOf(rows.own), sourcePrice: '110.00', isIncluded: false, price: null },
      ],
    });
  });

  test('are included from the seller', async () => {
    const input = { query: { tab: 'seller', seller: seller.id } };
    const answer = await api.data(documents.include, { input }, buyer.token);
    expect(answer.includeVendorProducts).toEqual({
      data: expect.arrayContaining([sellersOfferOf(rows.own), sellersOfferOf(rows.others)]),
      failures: [],
    });
    const query = { seller: seller.id, included: true };
    expect((await read(documents.ofSeller, query, buyer.token))?.total).toBe(2);
    await sql`delete from vendor_products where vendor_id = ${buyer.id}`.execute(api.db);
  });

  test.each([
    ['ofManufacturer', () => ({ manufacturer: maker.id })],
    ['ofSeller', () => ({ seller: seller.id })],
  ] as const)('%s are hidden from partners without a connection', async (name, query) => {
    const error = await api.refusal(documents[name], { query: query() }, stranger.token);
    expect(error.extensions.code).toBe('NOT_FOUND');
    const nobody = await api.refusal(documents[name], { query: {} }, stranger.token);
    expect(nobody.extensions.code).toBe('INVALID');
    const closed = await api.refusal(documents[name], { query: query() }, maker.token);
    expect(closed.extensions.code).toBe('FORBIDDEN');
  });
});

describe('what a manufacturer sees of a connected seller', () => {
  const shown = (token: string, query: object = {}) =>
    read(documents.sold, { vendorId: seller.id, ...query }, token);

  test('are other partners’ products at the customers’ price, without its own', async () => {
    expect(await shown(maker.token)).toEqual({
      total: 1,
      results: [
        {
          id: rows.others,
          name: others.name,
          sku: others.sku,
          image: null,
          groupName: expect.any(String),
          variations: [],
          category: null,
          manufacturer: rival.name,
          price: '110.00',
        },
      ],
    });
    expect((await shown(rival.token, { sort: 'manufacturer' }))?.results).toMatchObject([
      { id: rows.own },
    ]);
    expect((await shown(maker.token, { name: own.sku }))?.total).toBe(0);
    expect((await shown(maker.token, { name: others.sku, sort: 'sku' }))?.total).toBe(1);
  });

  test('lists products for sale', async () => {
    const set = (status: string) =>
      sql`update vendor_products set status = ${status} where id = ${rows.others}`.execute(api.db);
    await set('2');
    expect((await shown(maker.token))?.total).toBe(0);
    await set('1');
    await sql`update variations set status = '2' where id = ${others.id}`.execute(api.db);
    expect((await shown(maker.token))?.total).toBe(0);
    await sql`update variations set status = '1' where id = ${others.id}`.execute(api.db);
    expect((await shown(maker.token))?.total).toBe(1);
  });

  test('excludes sellers without a connection', async () => {
    const query = { vendorId: buyer.id };
    const error = await api.refusal(documents.sold, { query }, maker.token);
    expect(error.extensions.code).toBe('NOT_FOUND');
    const none = await api.refusal(documents.sold, { query: {} }, maker.token);
    expect(none.extensions.code).toBe('INVALID');
    const vendors = await api.refusal(documents.sold, { query }, seller.token);
    expect(vendors.extensions.code).toBe('FORBIDDEN');
  });
});
