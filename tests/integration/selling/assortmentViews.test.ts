import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
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

const fields = `isIncluded isOffered sourcePrice priceType adjustmentType adjustmentAmount ownPrice
  price deliveryTemplate { name } keepDelivery status pausedReason includedBy`;
const documents = {
  product: `query ($id: ID!) { vendorProductById(id: $id) { data { ${fields} } } }`,
  list: `query ($query: VendorProductsQuery) { vendorProducts(query: $query) { data { total } } }`,
  changes: '{ priceChanges { data { total } } }',
  history: `query ($query: ChangesQuery!) { changes(query: $query) { data { total } } }`,
  profile: `query ($kind: String!, $id: ID!) { partnerProfileById(kind: $kind, id: $id) { data {
    state email phone street } } }`,
  request: 'query ($id: ID!) { networkRequestById(id: $id) { data { id } } }',
  requests: `{ getSentRequests { data { total } } getReceivedRequests { data { total } }
    getApprovedRequests { data { total } } getInvitedRequests { data { total } } }`,
  variations: '{ variations { data { results { id price includedBy } } } }',
  end: 'mutation ($id: ID!) { endNetworkConnection(id: $id) { status } }',
};

type Seller = Awaited<ReturnType<typeof createSeller>>;
let maker: VisiblePartner;
let [seller, buyer, stranger] = [] as unknown as [Seller, Seller, Seller];
let variation: Awaited<ReturnType<typeof offerProduct>>;
let row: string;

beforeEach(async () => {
  maker = await visiblePartner(api.db, 'manufacturer');
  [seller, buyer, stranger] = await Promise.all([
    createSeller(api.db),
    createSeller(api.db),
    createSeller(api.db),
  ]);
  await api.db
    .updateTable('vendors')
    .set({ email: 'info@seller.example', phone: '0221 1', street: 'Ring 1' })
    .where('id', '=', seller.id)
    .execute();
  await connect(api.db, seller.id, { manufacturer: maker.id });
  await connect(api.db, buyer.id, { vendor: seller.id });
  variation = await offerProduct(api.db, maker.id);
  row = await sell(api.db, seller.id, variation.id, {
    adjustment_type: 'percent',
    adjustment_amount: '10',
    delivery_template_id: seller.template,
  });
});

/** Includes the seller's product for the buyer; the seller delivers it. */
const takeOn = () =>
  sell(api.db, buyer.id, variation.id, {
    source: 'seller',
    source_vendor_id: seller.id,
    keep_delivery: true,
    adjustment_type: 'euro',
    adjustment_amount: '5',
  });

const productFor = async (token: string, id: string) =>
  (await api.data(documents.product, { id }, token)).vendorProductById.data;

const codeFor = async (document: string, variables: object, token: string) =>
  (await api.refusal(document, { ...variables }, token)).extensions.code;

const profileFor = async (token: string) =>
  (await api.data(documents.profile, { kind: 'vendor', id: seller.id }, token)).partnerProfileById
    .data;

const templateName = async () => {
  const { name } = await api.db
    .selectFrom('delivery_templates')
    .select('name')
    .where('id', '=', seller.template)
    .executeTakeFirstOrThrow();
  return { name };
};

const nothingOfItsOwn = {
  isIncluded: false,
  priceType: null,
  adjustmentType: null,
  adjustmentAmount: null,
  ownPrice: null,
  price: null,
  deliveryTemplate: null,
  keepDelivery: null,
  status: null,
  pausedReason: null,
  includedBy: 0,
};

const end = async (partner: string, token: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from network_requests where sender_vendor_id = ${partner}`.execute(api.db);
  await api.data(documents.end, { id: rows[0]?.id ?? '' }, token);
};

describe('what is read of a product that is sold', () => {
  test('by another vendor: the seller’s price, and not how it is computed', async () => {
    expect(await productFor(buyer.token, sellersOfferOf(row))).toEqual({
      ...nothingOfItsOwn,
      isOffered: true,
      sourcePrice: '110.00',
    });
    // vendors without a connection to the manufacturer do not see its price
    expect(await codeFor(documents.product, { id: offerOf(variation.id) }, buyer.token)).toBe(
      'NOT_FOUND',
    );
  });

  test('by the seller: its own price, and how many others include it', async () => {
    const own = await takeOn();
    expect(await productFor(seller.token, offerOf(variation.id))).toEqual({
      isIncluded: true,
      isOffered: true,
      sourcePrice: '100.00',
      priceType: 'original',
      adjustmentType: 'percent',
      adjustmentAmount: '10.00',
      ownPrice: null,
      price: '110.00',
      deliveryTemplate: await templateName(),
      keepDelivery: false,
      status: '1',
      pausedReason: null,
      includedBy: 1,
    });
    const query = { entity: 'vendorProduct', entityId: own };
    const { changes } = await api.data(documents.history, { query }, seller.token);
    expect(changes.data.total).toBe(0);
  });

  test('by the manufacturer: how often it is included, and nothing else', async () => {
    await takeOn();
    const { variations } = await api.data(documents.variations, {}, maker.token);
    expect(variations.data.results).toEqual([{ id: variation.id, price: '100.00', includedBy: 2 }]);
    for (const [document, variables] of [
      [documents.product, { id: offerOf(variation.id) }],
      [documents.list, {}],
      [documents.changes, {}],
      [documents.history, { query: { entity: 'vendorProduct', entityId: row } }],
    ] as const) {
      expect(await codeFor(document, variables, maker.token)).toBe('FORBIDDEN');
    }
  });

  test('by a partner without connections: nothing', async () => {
    await takeOn();
    for (const id of [offerOf(variation.id), sellersOfferOf(row)]) {
      expect(await codeFor(documents.product, { id }, stranger.token)).toBe('NOT_FOUND');
    }
    for (const tab of ['manufacturer', 'seller']) {
      const { vendorProducts } = await api.data(documents.list, { query: { tab } }, stranger.token);
      expect(vendorProducts.data.total).toBe(0);
    }
    const query = { entity: 'vendorProduct', entityId: row };
    const { changes } = await api.data(documents.history, { query }, stranger.token);
    expect(changes.data.total).toBe(0);
  });
});

describe('what is read once a connection has ended', () => {
  test('with the seller: the pause, and no longer a price', async () => {
    await takeOn();
    const before = await productFor(buyer.token, sellersOfferOf(row));
    expect(before).toMatchObject({ sourcePrice: '110.00', price: '115.00' });
    expect(await profileFor(buyer.token)).toEqual({
      state: 'connected',
      email: 'info@seller.example',
      phone: '0221 1',
      street: 'Ring 1',
    });
    await end(buyer.id, seller.token);
    expect(await productFor(buyer.token, sellersOfferOf(row))).toEqual({
      ...before,
      isOffered: false,
      sourcePrice: null,
      price: null,
      pausedReason: 'connectionEnded',
    });
    expect(await profileFor(buyer.token)).toEqual({
      state: 'none',
      email: null,
      phone: null,
      street: null,
    });
    await sql`update vendor_products set adjustment_amount = 20 where id = ${row}`.execute(api.db);
    const { priceChanges } = await api.data(documents.changes, {}, buyer.token);
    expect(priceChanges.data.total).toBe(0);
  });

  test('with the manufacturer: the same, and resold products pause for their own reason', async () => {
    await takeOn();
    await end(seller.id, seller.token);
    expect(await productFor(seller.token, offerOf(variation.id))).toMatchObject({
      sourcePrice: null,
      price: null,
      adjustmentAmount: '10.00',
      pausedReason: 'connectionEnded',
    });
    expect(await productFor(buyer.token, sellersOfferOf(row))).toMatchObject({
      isOffered: false,
      sourcePrice: '110.00',
      pausedReason: 'sourceUnpublished',
    });
    await sql`update variations set price = '200' where id = ${variation.id}`.execute(api.db);
    const { priceChanges } = await api.data(documents.changes, {}, seller.token);
    expect(priceChanges.data.total).toBe(0);
  });

  test('and restored: the price, even before it is included again', async () => {
    await end(seller.id, seller.token);
    await connect(api.db, seller.id, { manufacturer: maker.id });
    expect(await productFor(seller.token, offerOf(variation.id))).toMatchObject({
      isOffered: true,
      sourcePrice: '100.00',
      pausedReason: 'connectionEnded',
    });
  });
});

test('a request is visible only to its two partners, whichever has sent it', async () => {
  const { rows } = await sql<{ id: string }>`
    select id from network_requests where sender_vendor_id = ${buyer.id}`.execute(api.db);
  const [{ id } = { id: '' }] = rows;
  for (const status of ['pending', 'denied', 'approved']) {
    await api.db.updateTable('network_requests').set({ status }).where('id', '=', id).execute();
    for (const { token } of [buyer, seller]) {
      const { networkRequestById } = await api.data(documents.request, { id }, token);
      expect(networkRequestById.data).toEqual({ id });
    }
    for (const { token } of [maker, stranger]) {
      expect(await codeFor(documents.request, { id }, token)).toBe('NOT_FOUND');
    }
    const seen = await api.data(documents.requests, {}, stranger.token);
    const totals = Object.values(seen).map((list) => (list as { data: { total: number } }).data);
    expect(totals).toEqual(Array.from({ length: 4 }, () => ({ total: 0 })));
  }
});
