import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '#server/generated/database.ts';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { createShopKey } from '#tests/factories/people.ts';
import { assignTags } from '#tests/factories/products.ts';
import { createCategory, createTag } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { createDiscount } from '#tests/factories/website.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const record = `id code minValue categoryIds tagIds manufacturerIds vendorIds shopIds isOncePerCustomer
  conditions { minValue categories tags manufacturers vendors isForSomeShops shops isOncePerCustomer }
  version`;
const documents = {
  create: `mutation ($input: DiscountInput!) { createDiscount(input: $input) { data { ${record} } } }`,
  update: `mutation ($id: ID!, $input: DiscountInput!) {
    updateDiscount(id: $id, input: $input) { data { ${record} } } }`,
  list: `query ($query: DiscountsQuery) {
    discounts(query: $query) { data { results { ${record} } total } } }`,
  codes: `mutation ($input: DiscountCodesInput!) {
    createDiscountCodes(input: $input) { data { id } } }`,
  removeTags: `mutation ($ids: [ID!]) { deleteTagByIds(ids: $ids) { failures { id msg } } }`,
  mergeTags: `mutation ($input: TagMergeInput!) { mergeTags(input: $input) { status } }`,
  quote: `query ($input: CartQuoteInput!) { cartQuote(input: $input) { data {
    lines { discount } sums { discount } isOrderable codeRefusal codeMissing isCodeCheckedAtOrder
    codeConditions { shops isForSomeShops isOncePerCustomer } } } }`,
};
const shopQuote = `query ($input: CartQuoteInput!) { cartQuote(input: $input) {
  lines { discount } sums { discount } total isOrderable codeRefusal codeMissing isCodeCheckedAtOrder
  codeConditions { de en } } }`;
const order = `mutation ($input: CreateOrderInput!) {
  createOrder(input: $input) { id total lines { discount } } }`;
const cancel = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { status } }`;

let market: Market;
beforeAll(async () => {
  market = await createMarket(api.db);
});

/** The sofas for 1,080.00 and the lamps for 300.00. */
const cart = (changed: object = {}) => {
  const { lines, shipping } = market.order();
  return { postcode: shipping.post_code, lines, ...changed };
};
const ask = async (changed: object, key = market.key) =>
  (await api.shop(shopQuote, { input: cart(changed) }, key)).cartQuote;

type Links =
  | 'discount_categories'
  | 'discount_tags'
  | 'discount_manufacturers'
  | 'discount_vendors'
  | 'discount_shops';

const limitedTo = async (
  links: Partial<Record<Links, string>>,
  values: Parameters<typeof createDiscount>[1] = {},
) => {
  const discount = await createDiscount(api.db, { is_active: true, ...values });
  const columns: Record<Links, string> = {
    discount_categories: 'category_id',
    discount_tags: 'tag_id',
    discount_manufacturers: 'manufacturer_id',
    discount_vendors: 'vendor_id',
    discount_shops: 'shop_id',
  };
  for (const [table, id] of Object.entries(links)) {
    await sql`
      insert into ${sql.table(table as keyof DB)} (discount_id, ${sql.id(columns[table as Links])}, sort_index)
      values (${discount.id}, ${id}, 0)`.execute(api.db);
  }
  return discount.code;
};

const inCategory = async (variation: { parent_id: string | null }) => {
  const root = await createCategory(api.db);
  const leaf = await createCategory(api.db, root);
  await api.db
    .insertInto('parent_product_categories')
    .values({ parent_id: variation.parent_id as string, category_id: leaf.id })
    .execute();
  return { root: root.id, leaf: leaf.id };
};

describe('a quote', () => {
  test('discounts only the products of a branch, a tag, a manufacturer or a seller', async () => {
    const { root, leaf } = await inCategory(market.sofa);
    const tag = await createTag(api.db);
    await assignTags(api.db, market.lamp.id, [tag.id]);
    for (const [links, expected] of [
      [{ discount_categories: root }, ['108.00', '0.00']],
      [{ discount_categories: leaf }, ['108.00', '0.00']],
      [{ discount_tags: tag.id }, ['0.00', '30.00']],
      [{ discount_manufacturers: market.maker }, ['108.00', '30.00']],
      [{ discount_vendors: market.second.id }, ['0.00', '30.00']],
    ] as const) {
      const quote = await ask({ code: await limitedTo(links) });
      expect(
        quote.lines.map(({ discount }) => discount),
        JSON.stringify(links),
      ).toEqual(expected);
      expect(quote).toMatchObject({ isOrderable: true, codeRefusal: null, codeMissing: null });
      expect(quote.codeConditions).toHaveLength(1);
    }
    const code = await limitedTo({ discount_categories: root, discount_tags: tag.id });
    expect(await ask({ code })).toMatchObject({
      codeRefusal: 'codeNoProducts',
      isOrderable: false,
    });
  });

  test('says what is missing to the minimum, in words of both languages', async () => {
    const links = { discount_vendors: market.second.id };
    const code = await limitedTo(links, { min_value: '350' });
    const quote = await ask({ code });
    expect(quote).toMatchObject({
      ...{ codeRefusal: 'codeMinValue', codeMissing: '50.00', isOrderable: false },
      sums: { discount: '0.00' },
    });
    expect(quote.codeConditions[1]).toEqual({
      de: 'Die rabattierten Produkte müssen zusammen mindestens 350,00\u00a0€ kosten.',
      en: 'The discounted products must cost at least €350.00 in total.',
    });
  });

  test('is refused in another shop, which does not learn the names of shops', async () => {
    const code = await limitedTo({ discount_shops: market.shopId });
    expect(await ask({ code })).toMatchObject({ codeRefusal: null });
    const other = await createShopKey(api.db);
    const quote = await ask({ code }, other.key);
    expect(quote).toMatchObject({
      codeRefusal: 'codeOtherShop',
      codeConditions: [{ en: 'The code is valid only in selected shops.' }],
    });
    const input = cart({ code });
    const own = (await api.data(documents.quote, { input }, admin)).cartQuote.data;
    expect(own).toMatchObject({
      codeRefusal: 'codeOtherShop',
      codeConditions: { isForSomeShops: true },
    });
    expect(own.codeConditions?.shops).toHaveLength(1);
    const partner = (await api.data(documents.quote, { input }, market.first.token)).cartQuote.data;
    expect(partner.codeConditions).toMatchObject({ isForSomeShops: true, shops: [] });
  });
});

describe('a code that is valid once for each customer', () => {
  const customerOf = (email: string) => ({ ...market.order().customer, email });
  const orderOf = (code: string, email: string) =>
    market.order({ code, customer: customerOf(email) });

  test('is taken once, and again after the order was cancelled', async () => {
    const code = await limitedTo({}, { is_once_per_customer: true });
    const email = `${unique('once')}@kunden.example`;
    expect(await ask({ code })).toMatchObject({ isCodeCheckedAtOrder: true, isOrderable: true });
    const known = { code, customerEmail: email.toUpperCase() };
    expect(await ask(known)).toMatchObject({ isCodeCheckedAtOrder: false, isOrderable: true });
    const first = orderOf(code, email);
    await api.shop(order, { input: first }, market.key);
    expect(await ask(known)).toMatchObject({ codeRefusal: 'codeUsedByCustomer' });
    const byAdmin = { input: cart(known) };
    expect((await api.data(documents.quote, byAdmin, admin)).cartQuote.data.codeRefusal).toBe(
      'codeUsedByCustomer',
    );
    // partners learn nothing about customers
    const partner = await api.data(documents.quote, byAdmin, market.first.token);
    expect(partner.cartQuote.data).toMatchObject({ isCodeCheckedAtOrder: true, codeRefusal: null });
    const { extensions } = await refusal(order, { input: orderOf(code, email) }, market.key);
    expect(extensions).toMatchObject({
      fields: { code: { rule: 'rules.codeRefused' } },
      quote: { codeRefusal: 'codeUsedByCustomer' },
    });
    await api.shop(order, { input: orderOf(code, `other-${email}`) }, market.key);
    const given = { input: { externalId: first.externalId, reason: '' } };
    await api.shop(cancel, given, market.key);
    await api.shop(order, { input: orderOf(code, email) }, market.key);
  });

  test('of orders at once, one takes it', async () => {
    const code = await limitedTo({}, { is_once_per_customer: true });
    for (const isKnown of [false, true]) {
      const email = `${unique('race')}@kunden.example`;
      // an order without the code makes the customer known
      if (isKnown) {
        const input = {
          ...market.order({ code: null, expectedTotal: '1504.90' }),
          customer: customerOf(email),
        };
        await api.shop(order, { input }, market.key);
      }
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => api.request(order, { input: orderOf(code, email) }, market.key)),
      );
      expect(answers.filter(({ data }) => data)).toHaveLength(1);
      for (const { extensions } of answers.flatMap(({ errors = [] }) => errors)) {
        expect(extensions.quote?.codeRefusal).toBe('codeUsedByCustomer');
      }
    }
    const { used } = await api.db
      .selectFrom('discounts')
      .select('used')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    expect(used).toBe(2);
  });

  test('an order keeps its discount whatever happens to the conditions', async () => {
    const code = await limitedTo({ discount_vendors: market.second.id });
    const input = market.order({ code, expectedTotal: '1474.90' });
    const { createOrder } = await api.shop(order, { input }, market.key);
    expect(createOrder.lines.map(({ discount }) => discount)).toEqual(['0.00', '30.00']);
    await sql`delete from discount_vendors where vendor_id = ${market.second.id}`.execute(api.db);
    const again = await api.shop(order, { input }, market.key);
    expect(again.createOrder).toEqual(createOrder);
  });
});

describe('the conditions of a record', () => {
  test('are saved, shown with names, found by kind and recorded', async () => {
    const tag = await createTag(api.db);
    const input = {
      ...{ code: unique('cond'), kind: 'percent', value: '10', minValue: '100' },
      ...{ tagIds: [tag.id], shopIds: [market.shopId], isOncePerCustomer: true },
    };
    const { data } = (await api.data(documents.create, { input }, admin)).createDiscount;
    expect(data).toMatchObject({
      ...{ minValue: '100.00', tagIds: [tag.id], categoryIds: [], isOncePerCustomer: true },
      conditions: { minValue: '100.00', tags: [tag.name], isForSomeShops: true, vendors: [] },
    });
    const found = async (condition: string) =>
      (await api.data(documents.list, { query: { ids: [data.id], condition } }, admin)).discounts
        .data.total;
    for (const kind of ['minValue', 'products', 'shops', 'oncePerCustomer']) {
      expect(await found(kind), kind).toBe(1);
    }
    expect(await found('none')).toBe(0);
    const changed = { ...input, minValue: null, tagIds: [], shopIds: [], isOncePerCustomer: false };
    await api.data(documents.update, { id: data.id, input: changed }, admin);
    expect(await found('none')).toBe(1);
    expect(await changesOf(api.db, 'discount', data.id)).toMatchObject([
      { action: 'create' },
      { action: 'update', before: { tagIds: [Number(tag.id)] }, after: { tagIds: [] } },
    ]);
  });

  test('unknown links are refused at their field', async () => {
    const input = { code: unique('none'), kind: 'percent', value: '10', vendorIds: ['999999999'] };
    expect((await refusal(documents.create, { input })).extensions.fields).toEqual({
      vendorIds: { rule: 'rules.unknown' },
    });
  });

  test('many codes share them', async () => {
    const tag = await createTag(api.db);
    const input = {
      ...{ pattern: 'COND-####', count: 3, kind: 'euro', value: '5' },
      ...{ minValue: '20', tagIds: [tag.id], isOncePerCustomer: true },
    };
    const { id } = (await api.data(documents.codes, { input }, admin)).createDiscountCodes.data;
    const { results } = (await api.data(documents.list, { query: { seriesId: id } }, admin))
      .discounts.data;
    expect(results).toHaveLength(3);
    for (const each of results) {
      expect(each).toMatchObject({ minValue: '20.00', tagIds: [tag.id], isOncePerCustomer: true });
    }
  });

  test('what a discount is limited to is not deleted; a merged tag is replaced', async () => {
    const [tag, other] = [await createTag(api.db), await createTag(api.db)];
    const code = await limitedTo({ discount_tags: tag.id });
    const error = await refusal(documents.removeTags, { ids: [tag.id] });
    expect(error.extensions.code).toBe('IN_USE');
    await api.data(documents.mergeTags, { input: { ids: [tag.id], into: other.id } }, admin);
    const { results } = (await api.data(documents.list, { query: { code } }, admin)).discounts.data;
    expect(results).toMatchObject([{ tagIds: [other.id], version: 2 }]);
  });
});
