import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteOldQuotes } from '#server/modules/sales/cartQuote/stored.ts';
import { discountOfCode } from '#server/modules/sales/discounts/uses.ts';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { createShopKey } from '#tests/factories/people.ts';
import { api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

let market: Market;
beforeEach(async () => {
  market = await createMarket(api.db);
});

const quoteDocument = `query ($input: CartQuoteInput!) {
  cartQuote(input: $input) { id total isOrderable } }`;
const create = `mutation ($input: CreateOrderInput!) { createOrder(input: $input) {
  id externalId total sums { products discount shipping services driving }
  lines { sku unitPrice amount } } }`;

const quoteOf = async (token = market.key, changed: object = {}) => {
  const { lines, services, code, shipping } = market.order();
  const input = { postcode: shipping.post_code, lines, services, code, ...changed };
  return (await api.shop(quoteDocument, { input }, token)).cartQuote;
};

/** Makes a quote as old as if it had been shown so many days ago. */
const ageQuote = (id: string | null | undefined, days: number) =>
  sql`
    update cart_quotes set created_at = now() - make_interval(days => ${days})
    where id = ${id}::uuid`.execute(api.db);

/** A quote that was shown three days ago. */
const shownQuote = async (): Promise<string> => {
  const { id } = await quoteOf();
  await ageQuote(id, 3);
  return id as string;
};

/** An order that was placed two days ago. */
const late = (changed: object = {}) =>
  market.order({
    orderedAt: new Date(Date.now() - 48 * 3_600_000).toISOString(),
    ...changed,
  });

const send = async (input: object) => (await api.shop(create, { input }, market.key)).createOrder;
const fieldsOf = async (input: object, token = market.key) =>
  (await refusal(create, { input }, token)).extensions.fields;

const raisePrices = () => sql`update variations set price = price * 2`.execute(api.db);

describe('a quote', () => {
  test('has an id for shops, for a cart that can be ordered now', async () => {
    expect((await quoteOf()).id).toMatch(/^[\da-f-]{36}$/);
    expect((await quoteOf(market.key, { orderedAt: new Date().toISOString() })).id).toBeNull();
    const unknown = { lines: [{ vendorId: market.first.id, sku: 'UNKNOWN', quantity: 1 }] };
    const refused = await quoteOf(market.key, { ...unknown, services: [], code: null });
    expect(refused).toMatchObject({ id: null, isOrderable: false });
  });

  test('is stored only if its id is requested, and erased after 30 days', async () => {
    const stored = async () =>
      (await api.db.selectFrom('cart_quotes').select('id').execute()).map(({ id }) => id);
    const { lines, shipping } = market.order();
    const input = { postcode: shipping.post_code, lines, services: [] };
    const before = await stored();
    const document = quoteDocument.replace('id total', 'total');
    await api.shop(document, { input }, market.key);
    expect(await stored()).toEqual(before);
    const [old, kept] = [(await quoteOf()).id, (await quoteOf()).id];
    await ageQuote(old, 30);
    await ageQuote(kept, 29);
    await deleteOldQuotes(api.db);
    const left = await stored();
    expect(left).toContain(kept);
    expect(left).not.toContain(old);
  });
});

describe('an order that arrives two days late', () => {
  test('is taken in at the amounts of its quote, although prices have changed', async () => {
    const quoteId = await shownQuote();
    await raisePrices();
    await sql`update commission_tiers set up_to_2000 = 50`.execute(api.db);
    const order = await send(late({ quoteId }));
    expect(order).toMatchObject({
      total: '1366.90',
      sums: { products: '1380.00', discount: '138.00', shipping: '19.90' },
      lines: [{ unitPrice: '540.00', amount: '1080.00' }, { amount: '300.00' }],
    });
    const parts = await api.db
      .selectFrom('order_parts')
      .select(['rate', 'commission'])
      .where('order_id', '=', order.id)
      .orderBy('id')
      .execute();
    expect(parts).toEqual([
      { rate: '12.00', commission: '139.20' },
      { rate: '12.00', commission: '36.00' },
    ]);
    await sql`update commission_tiers set up_to_2000 = 12`.execute(api.db);
  });

  test('is taken in although its products and services were deleted', async () => {
    const quoteId = await shownQuote();
    for (const table of ['variation_services', 'vendor_products']) {
      await sql`delete from ${sql.table(table)} where variation_id = any(
        ${[market.sofa.id, market.lamp.id]}::bigint[])`.execute(api.db);
    }
    await sql`delete from variations where id = ${market.lamp.id}`.execute(api.db);
    await sql`delete from services where id = ${market.service}`.execute(api.db);
    const { id } = await send(late({ quoteId }));
    const { rows } = await sql`
      select l.sku, l.variation_id is null as is_deleted from order_lines l
      where l.order_id = ${id} order by l.position`.execute(api.db);
    expect(rows).toEqual([
      { sku: market.sofa.sku, is_deleted: false },
      { sku: market.lamp.sku, is_deleted: true },
    ]);
    const services = await api.db
      .selectFrom('order_services')
      .select(['service_id', 'cost'])
      .where('order_id', '=', id)
      .execute();
    expect(services).toEqual([{ service_id: null, cost: '80.00' }]);
  });

  test('keeps its discount: counted while uses are left, also after the code has ended', async () => {
    const usedOf = async () => (await discountOfCode(api.db, market.code))?.used;
    const quotes = [await shownQuote(), await shownQuote()];
    await sql`
      update discounts set is_active = false, max_uses = 1 where code = ${market.code}`.execute(
      api.db,
    );
    for (const quoteId of quotes) {
      expect((await send(late({ quoteId }))).sums.discount).toBe('138.00');
      expect(await usedOf()).toBe(1);
    }
  });

  test('is the first one again, however often and at once it is sent', async () => {
    const input = late({ quoteId: await shownQuote() });
    const orders = await Promise.all([1, 2, 3].map(() => send(input)));
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    expect(await send(input)).toEqual(orders[0]);
    // a repetition of an order that was on time may name its quote only now
    const onTime = market.order();
    const first = await send(onTime);
    expect(await send({ ...onTime, quoteId: (await quoteOf()).id })).toEqual(first);
  });

  test('is refused without a quote, as before', async () => {
    await shownQuote();
    expect(await fieldsOf(late())).toEqual({ orderedAt: { rule: 'rules.orderedAt' } });
  });

  test.each([
    ['of no quote', () => '00000000-0000-4000-8000-000000000000'],
    ['that is no id', () => 'first'],
    [
      'older than 30 days',
      async () => {
        const { id } = await quoteOf();
        await ageQuote(id, 31);
        return id;
      },
    ],
  ])('is refused with a quote %s', async (_, quoteId) => {
    expect(await fieldsOf(late({ quoteId: await quoteId() }))).toEqual({
      quoteId: { rule: 'rules.quoteUnknown' },
    });
  });

  test.each([
    ['quantity', { lines: [{ quantity: 1 }, {}] }],
    ['place', { shipping: { post_code: '80333' } }],
    ['code', { code: null }],
    ['services', { services: [] }],
  ] as const)('is refused with the quote of a cart with another %s', async (_, changed) => {
    const input = late({ quoteId: await shownQuote() });
    const {
      lines = [],
      shipping = {},
      ...others
    } = changed as {
      lines?: object[];
      shipping?: object;
    };
    const other = {
      ...input,
      ...others,
      lines: input.lines.map((line, index) => ({ ...line, ...lines[index] })),
      shipping: { ...input.shipping, ...shipping },
    };
    expect(await fieldsOf(other)).toEqual({ quoteId: { rule: 'rules.quoteOfOtherCart' } });
  });

  test('is refused with the quote of another order, also at once, and with one made later', async () => {
    const quoteId = await shownQuote();
    const answers = await Promise.all(
      [late({ quoteId }), late({ quoteId })].map((input) =>
        api.request(create, { input }, market.key),
      ),
    );
    const refusals = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions));
    expect(refusals.map(({ fields }) => fields)).toEqual([
      { quoteId: { rule: 'rules.quoteUsed' } },
    ]);
    const { id } = await quoteOf();
    expect(await fieldsOf(late({ quoteId: id }))).toEqual({
      orderedAt: { rule: 'rules.orderedBeforeQuote' },
    });
  });

  test('is refused with another total than its quote’s', async () => {
    const input = late({ quoteId: await shownQuote(), expectedTotal: '1366.89' });
    const { msg } = await refusal(create, { input }, market.key);
    expect(msg).toBe('error.ORDER_TOTAL_CHANGED');
  });

  test('may come from another key of the shop', async () => {
    const { key } = await createShopKey(api.db, { shopId: market.shopId });
    const input = late({ quoteId: await shownQuote() });
    expect((await api.shop(create, { input }, key)).createOrder.total).toBe('1366.90');
  });

  test('does not come from another shop, which cannot take the quote either', async () => {
    const other = await createShopKey(api.db);
    const quoteId = await shownQuote();
    expect(await fieldsOf(late({ quoteId }), other.key)).toEqual({
      quoteId: { rule: 'rules.quoteUnknown' },
    });
    await api.shop(create, { input: market.order({ quoteId }) }, other.key);
    expect((await send(late({ quoteId }))).total).toBe('1366.90');
  });
});

describe('an order on time', () => {
  test('has the present amounts whatever quote it names, which then belongs to it', async () => {
    const quoteId = (await quoteOf()).id;
    await sql`update variations set price = price + 1 where id = ${market.lamp.id}`.execute(api.db);
    const { extensions } = await refusal(create, { input: market.order({ quoteId }) }, market.key);
    expect(extensions.fields).toEqual({ expectedTotal: { rule: 'rules.otherTotal' } });
    await sql`update variations set price = price - 1 where id = ${market.lamp.id}`.execute(api.db);
    await send(market.order({ quoteId }));
    await ageQuote(quoteId, 3);
    expect(await fieldsOf(late({ quoteId }))).toEqual({ quoteId: { rule: 'rules.quoteUsed' } });
  });
});
