import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { createShop, createShopKey } from '#tests/factories/people.ts';
import {
  assignCategories,
  assignTags,
  createParent,
  createVariation,
} from '#tests/factories/products.ts';
import { sell } from '#tests/factories/selling.ts';
import {
  createAttribute,
  createCategory,
  createOption,
  createTag,
} from '#tests/factories/structure.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const offer = `id sku price daysFrom daysTo deliveryType vendor { id } deliveredTo { type value }
  soldIn { type value } performers { id }`;
const variation = `id sku slug productId fromPrice combination { attribute option } tags { id }
  pictures { filename alt sizes { width path } } sample { sku } services { id } offers { ${offer} }`;
const bySku = `query ($sku: String!) { productBySku(sku: $sku) { ${variation} } }`;
const bySlug = `query ($slug: String!) { product(slug: $slug) {
  id slug fromPrice attributes { name options { name } } categories { id } variations { ${variation} } } }`;
const list = `query ($filter: ProductFilter, $sort: ProductSort, $first: Int, $after: String) {
  products(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id fromPrice } totalCount pageInfo { hasNextPage endCursor } } }`;
const facets = `query ($filter: ProductFilter) { products(filter: $filter) { totalCount facets {
  categories { category { id } count } tags { tag { id } count }
  attributes { id options { id count } } price { from to } } } }`;
const everything = `query ($first: Int, $after: String) { variations(first: $first, after: $after) {
  nodes { sku } pageInfo { hasNextPage endCursor } } }`;

let market: Market;
let key: string;
beforeEach(async () => {
  market = await createMarket(api.db);
  // a shop that shows this market alone
  const shopId = await createShop(api.db, { shows: 'selection' });
  await api.db
    .insertInto('shop_vendors')
    .values(
      [market.first.id, market.second.id].map((vendor_id, sort_index) => ({
        shop_id: shopId,
        vendor_id,
        sort_index,
      })),
    )
    .execute();
  key = (await createShopKey(api.db, { shopId })).key;
});

const ask = async (document: string, variables: object = {}) =>
  api.shop(document, { ...variables }, key);
const found = async (variables: object = {}) => (await ask(list, variables)).products;
const sofa = async () => (await ask(bySku, { sku: market.sofa.sku })).productBySku;

/** A further product of the second seller. */
const addProduct = async (price: string, name: string) => {
  const parent = await createParent(api.db, { manufacturer_id: market.maker, name });
  const { id, sku } = await createVariation(api.db, { parent_id: parent.id, price, status: '1' });
  const { delivery_template_id } = await api.db
    .selectFrom('vendor_products')
    .select('delivery_template_id')
    .where('id', '=', market.lampProduct)
    .executeTakeFirstOrThrow();
  await sell(api.db, market.second.id, id, { delivery_template_id });
  return { id, sku, parent: parent.id };
};

describe('a product', () => {
  test('has its variations with offers, as an order accepts them', async () => {
    const tag = await createTag(api.db);
    await assignTags(api.db, market.sofa.id, [tag.id]);
    await api.db
      .insertInto('variation_images')
      .values({ variation_id: market.sofa.id, filename: 'sofa.webp', alt: 'Ein Sofa', main: true })
      .execute();
    await createVariation(api.db, {
      sample_of_id: market.sofa.id,
      sku: `${market.sofa.sku}-M`,
      status: '1',
    });
    const shown = await sofa();
    expect(shown).toMatchObject({
      id: market.sofa.id,
      fromPrice: '540.00',
      tags: [{ id: tag.id }],
      sample: { sku: `${market.sofa.sku}-M` },
      services: [{ id: market.service }],
      pictures: [{ filename: 'sofa.webp', alt: 'Ein Sofa' }],
      offers: [
        {
          sku: market.sofa.sku,
          price: '540.00',
          deliveryType: 'standard',
          vendor: { id: market.first.id },
          deliveredTo: [{ type: 'germany', value: null }],
          soldIn: [],
          performers: [{ id: market.first.id }],
        },
      ],
    });
    const path = shown?.pictures[0]?.sizes.find(({ width }) => width === 640)?.path;
    expect(path).toBe('/images/sofa.webp?w=640');
    const { product } = await ask(bySlug, { slug: shown?.slug });
    expect(product).toMatchObject({ id: market.sofa.parent_id, fromPrice: '540.00' });
    expect(product?.variations).toEqual([shown]);
    expect((await ask(bySlug, { slug: product?.slug })).product).toEqual(product);
  });

  test.each([
    [
      'its variation is a draft',
      () => sql`update variations set status = '2' where id = ${market.sofa.id}`,
    ],
    [
      'its offer is unpublished',
      () => sql`update vendor_products set status = '2' where id = ${market.sofaProduct}`,
    ],
    [
      'its offer is paused',
      () =>
        sql`update vendor_products set paused_reason = 'sourceDraft' where id = ${market.sofaProduct}`,
    ],
    [
      'its seller is hidden',
      () => sql`update vendors set is_visible = false where id = ${market.first.id}`,
    ],
    [
      'its seller is suspended',
      () =>
        sql`update vendors set suspended_at = now(), suspended_reason = 'Unpaid' where id = ${market.first.id}`,
    ],
    [
      'its maker is suspended',
      () =>
        sql`update manufacturers set suspended_at = now(), suspended_reason = 'Unpaid' where id = ${market.maker}`,
    ],
    [
      'its seller has no account',
      () => sql`delete from payment_accounts where vendor_id = ${market.first.id}`,
    ],
    [
      'the connection has ended',
      () => sql`delete from network_requests where sender_vendor_id = ${market.first.id}`,
    ],
  ])('is gone a moment after %s', async (_, change) => {
    const { slug } = (await sofa()) ?? {};
    await change().execute(api.db);
    expect(await sofa()).toBeNull();
    expect((await ask(bySlug, { slug })).product).toBeNull();
    const { variations } = await ask(everything, {});
    expect(variations.nodes.map(({ sku }) => sku)).not.toContain(market.sofa.sku);
    expect((await found()).nodes.map(({ id }) => id)).not.toContain(market.sofa.parent_id);
    const offers = `query ($sku: String!) { offers(sku: $sku, postcode: "80331") { shipping } }`;
    expect((await ask(offers, { sku: market.sofa.sku })).offers).toEqual([]);
  });
});

describe('a list of products', () => {
  test('is sorted and paged without a gap, and refuses other cursors', async () => {
    const prices = ['30', '20', '20', '40'];
    for (const [n, price] of prices.entries()) await addProduct(price, `Produkt ${9 - n}`);
    const sorts = ['name', 'price', 'priceDescending', 'newest'] as const;
    for (const sort of sorts) {
      const whole = await found({ sort });
      expect(whole.totalCount).toBe(6);
      const ids: string[] = [];
      let after: string | null | undefined;
      do {
        const page = await found({ sort, first: 2, after });
        ids.push(...page.nodes.map(({ id }) => id));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      expect(ids, sort).toEqual(whole.nodes.map(({ id }) => id));
      expect(new Set(ids).size).toBe(6);
    }
    const cheap = (await found({ sort: 'price' })).nodes.map(({ fromPrice }) => fromPrice);
    expect(cheap).toEqual(['20.00', '20.00', '30.00', '40.00', '100.00', '540.00']);
    const { endCursor } = (await found({ first: 1, sort: 'name' })).pageInfo;
    const other = await createShopKey(api.db);
    for (const [variables, token] of [
      [{ after: 'garbage' }, key],
      [{ after: endCursor, sort: 'price' }, key],
      [{ after: endCursor, filter: { priceFrom: '1' } }, key],
      [{ after: endCursor, sort: 'name' }, other.key],
      [{ first: 501 }, key],
      [{ first: 0 }, key],
    ] as const) {
      expect((await api.refusal(list, { ...variables }, token)).extensions.code).toBe('INVALID');
    }
  });

  test('is narrowed, and its facets count what other choices would find', async () => {
    const root = await createCategory(api.db);
    const child = await createCategory(api.db, root);
    const tag = await createTag(api.db);
    const { id: attr_id } = await createAttribute(api.db, { is_filterable: true });
    const [red, blue] = [
      (await createOption(api.db, { attr_id, name: 'Rot', sort_index: 0 })).id,
      (await createOption(api.db, { attr_id, name: 'Blau', sort_index: 1 })).id,
    ];
    const one = await addProduct('30', 'Eins');
    const two = await addProduct('20', 'Zwei');
    await assignCategories(api.db, one.parent, [child.id]);
    await assignCategories(api.db, two.parent, [root.id]);
    await assignTags(api.db, one.id, [tag.id]);
    for (const [product, option_id] of [
      [one, red],
      [two, blue],
    ] as const) {
      await api.db
        .insertInto('parent_product_attributes')
        .values({ parent_id: product.parent, attr_id })
        .execute();
      await api.db
        .insertInto('parent_product_options')
        .values({ parent_id: product.parent, attr_id, option_id })
        .execute();
      await api.db
        .insertInto('variation_combinations')
        .values({ variation_id: product.id, attr_id, option_id })
        .execute();
    }
    const idsOf = async (filter: object) =>
      (await found({ filter, sort: 'price' })).nodes.map(({ id }) => id);
    expect(await idsOf({ categories: [root.id] })).toEqual([two.parent, one.parent]);
    expect(await idsOf({ categories: [child.id] })).toEqual([one.parent]);
    expect(await idsOf({ tags: [tag.id] })).toEqual([one.parent]);
    expect(await idsOf({ options: [red] })).toEqual([one.parent]);
    expect(await idsOf({ options: [red, blue] })).toEqual([two.parent, one.parent]);
    expect(await idsOf({ options: [red], categories: [root.id], priceTo: '25' })).toEqual([]);
    expect(await idsOf({ priceFrom: '20', priceTo: '29.99' })).toEqual([two.parent]);
    expect(await idsOf({ search: 'zwei' })).toEqual([two.parent]);
    expect(await idsOf({ vendors: [market.first.id] })).toEqual([market.sofa.parent_id]);
    expect(await idsOf({ options: ['999999999'] })).toEqual([]);
    const counted = (await ask(facets, { filter: { options: [red] } })).products;
    expect(counted).toMatchObject({
      totalCount: 1,
      facets: {
        tags: [{ tag: { id: tag.id }, count: 1 }],
        attributes: [
          {
            id: attr_id,
            options: [
              { id: red, count: 1 },
              { id: blue, count: 1 },
            ],
          },
        ],
        price: { from: '30.00', to: '30.00' },
      },
    });
    expect(counted.facets.categories).toEqual(
      expect.arrayContaining([
        { category: { id: root.id }, count: 1 },
        { category: { id: child.id }, count: 1 },
      ]),
    );
    const all = (await ask(facets, { filter: { priceTo: '25' } })).products;
    expect(all).toMatchObject({
      totalCount: 1,
      facets: { price: { from: '20.00', to: '540.00' } },
    });
  });

  test('needs as many statements for many products as for one', async () => {
    await addProduct('1', 'Eins');
    const document = `query ($first: Int) { products(first: $first) {
      totalCount nodes { id attributes { name } variations { ${variation} } } } }`;
    const countOf = async (first: number) => {
      api.statements.length = 0;
      await ask(document, { first });
      return api.statements.length;
    };
    await countOf(1);
    const few = await countOf(1);
    expect(await countOf(50)).toBe(few);
    expect((await api.refusal(document, { first: 51 }, key)).extensions.code).toBe('INVALID');
  });
});

describe('what a shop shows', () => {
  test('is everything, or what is in its categories and sold by its sellers', async () => {
    const root = await createCategory(api.db);
    await assignCategories(api.db, market.sofa.parent_id, [
      (await createCategory(api.db, root)).id,
    ]);
    const shown = async (categories: string[], vendors: string[]) => {
      const shopId = await createShop(api.db, { shows: 'selection' });
      for (const [sort_index, category_id] of categories.entries())
        await api.db
          .insertInto('shop_categories')
          .values({ shop_id: shopId, category_id, sort_index })
          .execute();
      for (const [sort_index, vendor_id] of vendors.entries())
        await api.db
          .insertInto('shop_vendors')
          .values({ shop_id: shopId, vendor_id, sort_index })
          .execute();
      const { key: token } = await createShopKey(api.db, { shopId });
      const skus = [market.sofa.sku, market.lamp.sku];
      const read = await Promise.all(skus.map((sku) => api.shop(bySku, { sku }, token)));
      return read.map(({ productBySku }) => productBySku !== null);
    };
    expect(await shown([root.id], [])).toEqual([true, false]);
    expect(await shown([], [market.second.id])).toEqual([false, true]);
    expect(await shown([root.id], [market.second.id])).toEqual([false, false]);
    const { key: all } = await createShopKey(api.db);
    for (const sku of [market.sofa.sku, market.lamp.sku])
      expect((await api.shop(bySku, { sku }, all)).productBySku).not.toBeNull();
  });
});

describe('the offers at a postcode', () => {
  const document = `query ($sku: String!, $postcode: String!) { offers(sku: $sku, postcode: $postcode) {
    refusal shipping daysFrom daysTo offer { price vendor { id } } } }`;

  test('cost what a cart costs, or say why they are not delivered', async () => {
    const at = async (postcode: string) =>
      (await ask(document, { sku: market.lamp.sku, postcode })).offers;
    expect(await at('80331')).toEqual([
      {
        refusal: null,
        shipping: '19.90',
        daysFrom: 3,
        daysTo: 10,
        offer: { price: '100.00', vendor: { id: market.second.id } },
      },
    ]);
    await sql`
      insert into network_request_regions (request_id, sort_index, type, value)
      select id, 0, 'state', 'BY' from network_requests
      where sender_vendor_id = ${market.second.id}`.execute(api.db);
    expect(await at('80331')).toMatchObject([{ refusal: null }]);
    expect(await at('50667')).toMatchObject([{ refusal: 'connectionRegion', shipping: null }]);
    const shown = (await ask(bySku, { sku: market.lamp.sku })).productBySku;
    expect(shown?.offers[0]?.soldIn).toEqual([[{ type: 'state', value: 'BY' }]]);
    // five digits that are no postcode lie in all of Germany, and in no state
    expect(await at('00000')).toMatchObject([{ refusal: 'connectionRegion', shipping: null }]);
    for (const postcode of ['1010', 'abcde', '']) {
      const variables = { sku: market.lamp.sku, postcode };
      expect((await api.refusal(document, variables, key)).extensions.fields).toHaveProperty(
        'postcode',
      );
    }
  });
});
