import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/db/database.ts';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { signedIn } from '#tests/factories/people.ts';
import { complete, payOrder, sendOrder } from '#tests/support/payouts.ts';
import { payPart } from '#tests/support/settlement.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const list = `query ($query: OrdersQuery) { orders(query: $query) { data { total results {
  id isLate } } } }`;

let market: Market;
let viewers: string[];
beforeAll(async () => {
  market = await createMarket(api.db);
  const stranger = await signedIn(api.db, 'craftsman');
  viewers = [admin, market.first.token, market.second.token, stranger.token];
});

/** For each viewer, whether it finds the order. */
const findersOf = (id: string, query: object) =>
  Promise.all(
    viewers.map(async (token) => {
      const { orders } = await api.data(list, { query: { ids: [id], ...query } }, token);
      expect(orders.data.results).toHaveLength(orders.data.total);
      return orders.data.total === 1;
    }),
  );

/** The sofa is as late as if it had been due long ago, and the second seller delivers it. */
const makeLate = (id: string) =>
  inTransaction(api.db, async (trx) => {
    await sql`alter table order_lines disable trigger user`.execute(trx);
    await sql`
      update order_lines l set due_on = '2020-01-01', deliverer_part_id = p.id from order_parts p
      where p.order_id = ${id} and p.vendor_id = ${market.second.id}
        and l.order_id = p.order_id and l.sku = ${market.sofa.sku}`.execute(trx);
    await sql`alter table order_lines enable trigger user`.execute(trx);
  });

test('orders are found by what partners sell or deliver, and are late until it has been delivered', async () => {
  const { id } = await sendOrder(market);
  const late = { todo: 'late' };
  const sofa = { text: market.sofa.sku };
  expect(await findersOf(id, late)).toEqual([false, false, false, false]);
  expect(await findersOf(id, sofa)).toEqual([true, true, false, false]);
  await makeLate(id);
  expect(await findersOf(id, late)).toEqual([true, true, true, false]);
  expect(await findersOf(id, sofa)).toEqual([true, true, true, false]);
  const other = await sendOrder(market);
  const { orders } = await api.data(list, { query: { ids: [id, other.id] } }, market.second.token);
  expect(orders.data.results).toMatchObject([
    { id, isLate: true },
    { id: other.id, isLate: false },
  ]);
  await complete(id);
  expect(await findersOf(id, late)).toEqual([false, false, false, false]);
});

test('partners find an order as paid or pending, and by no other payment status', async () => {
  const order = await sendOrder(market);
  const finders = (paymentStatus: string) => findersOf(order.id, { paymentStatus });
  expect(await finders('pending')).toEqual([true, true, true, false]);
  expect(await finders('paid')).toEqual([false, false, false, false]);
  await payOrder(market, order);
  expect(await finders('pending')).toEqual([false, false, false, false]);
  expect(await finders('paid')).toEqual([true, true, true, false]);
  await payPart(market, order.externalId, '10');
  expect(await finders('paid')).toEqual([false, true, true, false]);
  expect(await finders('overpaid')).toEqual([true, false, false, false]);
});
