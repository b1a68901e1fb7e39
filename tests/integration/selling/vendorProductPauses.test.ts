import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { decimal } from '#contract/cart/money.ts';
import { type Pricing, unitPrice } from '#contract/cart/price.ts';
import { notifyPriceChanges } from '#server/modules/selling/vendorProducts/priceChanges.ts';
import { createChain, offerOf, offerProduct, sellersOfferOf } from '#tests/factories/assortment.ts';
import { connect, sell } from '#tests/factories/selling.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

type Chain = Awaited<ReturnType<typeof createChain>>;
let chain: Chain;
let variation: Awaited<ReturnType<typeof offerProduct>>;
let first: string;
let second: string;

beforeEach(async () => {
  chain = await createChain(api.db);
  variation = await offerProduct(api.db, chain.maker);
  first = await sell(api.db, chain.seller.id, variation.id, {
    adjustment_type: 'percent',
    adjustment_amount: '10',
    delivery_template_id: chain.seller.template,
  });
  second = await sell(api.db, chain.other.id, variation.id, {
    source: 'seller',
    source_vendor_id: chain.seller.id,
    keep_delivery: true,
  });
});

/** Pause states of the seller's product and of the buyer's. */
const paused = async () => {
  const { rows } = await sql<{ id: string; paused_reason: string | null }>`
    select id, paused_reason from vendor_products
    where id in (${first}, ${second}) order by id`.execute(api.db);
  return rows.map((row) => row.paused_reason);
};

const documents = {
  suspend: `mutation ($input: ManagedManufacturersStatusInput!) {
    updateManagedManufacturerStatus(input: $input) { data } }`,
  suspendVendor: `mutation ($input: ManagedVendorsStatusInput!) {
    updateManagedVendorStatus(input: $input) { data } }`,
  include: `mutation ($input: VendorProductsIncludeInput!) {
    includeVendorProducts(input: $input) { data unchanged failures { msg } } }`,
  status: `mutation ($input: VendorProductsStatusInput!) {
    updateVendorProductsStatus(input: $input) { data unchanged failures { msg } } }`,
  exclude: `mutation ($input: VendorProductsExcludeInput!) {
    excludeVendorProducts(input: $input) { data failures { msg } } }`,
  changes: `query ($query: PriceChangesQuery) { priceChanges(query: $query) { data { total results {
    product name oldSourcePrice sourcePrice oldPrice price } } } }`,
};

describe('a product pauses', () => {
  test('while its manufacturer is suspended', async () => {
    const input = { ids: [chain.maker], status: 'suspended', reason: 'Recall' };
    await api.data(documents.suspend, { input }, admin);
    expect(await paused()).toEqual(['sourceSuspended', 'sourceSuspended']);
    await api.data(documents.suspend, { input: { ...input, status: 'active' } }, admin);
    expect(await paused()).toEqual([null, null]);
  });

  test.each(['variations', 'parent_products'] as const)(
    'while it is a draft in %s',
    async (table) => {
      const id = table === 'variations' ? variation.id : variation.parent_id;
      const set = (status: string) =>
        sql`update ${sql.table(table)} set status = ${status} where id = ${id}`.execute(api.db);
      await set('2');
      expect(await paused()).toEqual(['sourceDraft', 'sourceDraft']);
      await set('1');
      expect(await paused()).toEqual([null, null]);
    },
  );

  test('while the seller does not sell it, or is suspended', async () => {
    const set = (status: string) =>
      sql`update vendor_products set status = ${status} where id = ${first}`.execute(api.db);
    await set('2');
    expect(await paused()).toEqual([null, 'sourceUnpublished']);
    await set('1');
    await sql`
      update vendors set suspended_at = now(), suspended_reason = 'x'
      where id = ${chain.seller.id}`.execute(api.db);
    expect(await paused()).toEqual([null, 'sourceSuspended']);
  });

  test('after the connection has ended, until it is included again', async () => {
    await sql`delete from network_requests where receiver_manufacturer_id = ${chain.maker}`.execute(
      api.db,
    );
    expect(await paused()).toEqual(['connectionEnded', 'sourceUnpublished']);
    await connect(api.db, chain.seller.id, { manufacturer: chain.maker });
    expect(await paused()).toEqual(['connectionEnded', 'sourceUnpublished']);
    const input = { ids: [offerOf(variation.id)] };
    const { includeVendorProducts: done } = await api.data(
      documents.include,
      { input },
      chain.seller.token,
    );
    expect(done.data).toEqual(input.ids);
    expect(await paused()).toEqual([null, null]);
  });

  test.each(['1', '2'])(
    'until it gets status %s after the connection was made again',
    async (to) => {
      const end = sql`
      delete from network_requests where receiver_manufacturer_id = ${chain.maker}`;
      await end.execute(api.db);
      const input = { ids: [offerOf(variation.id)], status: to };
      if (to === '1') {
        const refused = await refusal(documents.status, { input }, chain.seller.token);
        expect(refused.msg).toBe('resources.vendor-products.pausesHelp.connectionEnded');
      }
      await connect(api.db, chain.seller.id, { manufacturer: chain.maker });
      const { updateVendorProductsStatus: done } = await api.data(
        documents.status,
        { input },
        chain.seller.token,
      );
      expect(done).toEqual({ data: input.ids, unchanged: [], failures: [] });
      expect(await paused()).toEqual([null, to === '1' ? null : 'sourceUnpublished']);
    },
  );

  test('in the second step if only that connection ends', async () => {
    await sql`update network_requests set status = 'denied'
      where receiver_vendor_id = ${chain.seller.id}`.execute(api.db);
    expect(await paused()).toEqual([null, 'connectionEnded']);
  });
});

describe('whoever sells products of a suspended partner', () => {
  const noticesOf = async (userId: string) => {
    const { rows } = await sql<{ params: object; link: string }>`
      select params, link from notifications
      where user_id = ${userId} and kind = 'sourceSuspended'`.execute(api.db);
    return rows;
  };

  test('is notified once, with the number of paused products, also of resold ones', async () => {
    await sell(api.db, chain.seller.id, (await offerProduct(api.db, chain.maker)).id);
    const { company_name: company } = await api.db
      .selectFrom('manufacturers')
      .select('company_name')
      .where('id', '=', chain.maker)
      .executeTakeFirstOrThrow();
    const input = { ids: [chain.maker], status: 'suspended', reason: 'Recall' };
    await api.data(documents.suspend, { input }, admin);
    await api.data(documents.suspend, { input }, admin);
    const address = (tab: string) => `/vendor-products?tab=${tab}&problem=paused`;
    expect(await noticesOf(chain.seller.userId)).toEqual([
      { params: { company, smart_count: 2 }, link: address('manufacturer') },
    ]);
    expect(await noticesOf(chain.other.userId)).toEqual([
      { params: { company, smart_count: 1 }, link: address('seller') },
    ]);
    await api.data(documents.suspend, { input: { ...input, status: 'active' } }, admin);
    expect(await noticesOf(chain.seller.userId)).toHaveLength(1);
  });

  test('is notified about a seller, too', async () => {
    const input = { ids: [chain.seller.id], status: 'suspended', reason: 'Recall' };
    await api.data(documents.suspendVendor, { input }, admin);
    expect(await noticesOf(chain.other.userId)).toMatchObject([{ params: { smart_count: 1 } }]);
    expect(await noticesOf(chain.seller.userId)).toEqual([]);
  });
});

describe('at the same moment', () => {
  test('excluding and including: the first one wins', async () => {
    await sql`delete from vendor_products where id = ${second}`.execute(api.db);
    const offer = sellersOfferOf(first);
    const [excluded, included] = await Promise.all([
      api.request(
        documents.exclude,
        { input: { ids: [offerOf(variation.id)] } },
        chain.seller.token,
      ),
      api.request(documents.include, { input: { ids: [offer] } }, chain.other.token),
    ]);
    const { rows } = await sql<{ vendor_id: string }>`
      select vendor_id from vendor_products where variation_id = ${variation.id}`.execute(api.db);
    const [won, lost] = excluded.errors.length === 0 ? [0, 1] : [2, 0];
    expect(rows).toHaveLength(won);
    expect([excluded, included][lost === 1 ? 1 : 0]?.errors).toHaveLength(1);
  });

  test('a connection that ends while products are included leaves none for sale', async () => {
    await sql`delete from vendor_products where id in (${first}, ${second})`.execute(api.db);
    const ids = [offerOf(variation.id)];
    await Promise.all([
      api.request(documents.include, { input: { ids } }, chain.seller.token),
      sql`delete from network_requests where receiver_manufacturer_id = ${chain.maker}`.execute(
        api.db,
      ),
    ]);
    const { rows } = await sql`
      select from vendor_products where variation_id = ${variation.id}
        and paused_reason is distinct from 'connectionEnded'`.execute(api.db);
    expect(rows).toEqual([]);
  });

  test('the database itself keeps a source and two steps', async () => {
    await expect(
      sql`delete from vendor_products where id = ${first}`.execute(api.db),
    ).rejects.toThrow(/vendor_products_source_fkey/);
    await expect(
      sell(api.db, chain.seller.id, (await offerProduct(api.db, chain.maker)).id, {
        source: 'seller',
        source_vendor_id: chain.other.id,
      }),
    ).rejects.toThrow(/come from a manufacturer/);
  });
});

describe('a new price', () => {
  const raise = (price: string) =>
    sql`update variations set price = ${price} where id = ${variation.id}`.execute(api.db);
  const changes = async (token: string) =>
    (await api.data(documents.changes, { query: {} }, token)).priceChanges.data;
  const noticesOf = async (userId: string) => {
    await notifyPriceChanges(api.db);
    const { rows } = await sql<{ n: string }>`
      select params ->> 'smart_count' as n from notifications
      where user_id = ${userId} and kind = 'priceChanged'`.execute(api.db);
    return rows.map(({ n }) => n);
  };

  test('is followed by both, recorded with old and new, and notified once a day', async () => {
    await raise('120');
    expect(await changes(chain.seller.token)).toMatchObject({
      total: 1,
      results: [
        {
          product: offerOf(variation.id),
          oldSourcePrice: '100.00',
          sourcePrice: '120.00',
          oldPrice: '110.00',
          price: '132.00',
        },
      ],
    });
    expect((await changes(chain.other.token)).results).toMatchObject([
      { oldSourcePrice: '110.00', sourcePrice: '132.00', price: '132.00' },
    ]);
    expect(await noticesOf(chain.seller.userId)).toEqual(['1']);
    await raise('130');
    expect(await noticesOf(chain.seller.userId)).toEqual(['1']);
    expect((await changes(chain.seller.token)).results).toMatchObject([
      { oldPrice: '110.00', price: '143.00' },
    ]);
  });

  test('of the seller is notified to those who resell it', async () => {
    await sql`update vendor_products set adjustment_amount = 20 where id = ${first}`.execute(
      api.db,
    );
    expect((await changes(chain.other.token)).results).toMatchObject([
      { oldSourcePrice: '110.00', sourcePrice: '120.00', price: '120.00' },
    ]);
    expect((await changes(chain.seller.token)).total).toBe(0);
  });
});

test('the price in the database equals the cart’s price', async () => {
  const cases: Omit<Pricing, 'source'>[] = [
    '-99.99',
    '-15',
    '0',
    '0.01',
    '7.5',
    '33.33',
    '1000',
  ].flatMap((adjustmentAmount) =>
    (['percent', 'euro'] as const).map((adjustmentType) => ({
      priceType: 'original' as const,
      ownPrice: null,
      adjustmentType,
      adjustmentAmount,
    })),
  );
  cases.push({ priceType: 'own', ownPrice: '129', adjustmentType: 'none', adjustmentAmount: null });
  for (const given of cases) {
    for (const source of ['0.01', '0.05', '10.00', '99.99', '1234.56']) {
      const { rows } = await sql<{ price: string | null }>`
        select selling_price(${given.priceType}, ${given.ownPrice}::numeric, ${given.adjustmentType},
          ${given.adjustmentAmount}::numeric, ${source}::numeric)::numeric(12, 2)::text as price`.execute(
        api.db,
      );
      const price = unitPrice({ ...given, source });
      expect([given, source, rows[0]?.price ?? null]).toEqual([
        given,
        source,
        price === null ? null : decimal(price),
      ]);
    }
  }
});
