import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { berlinDay } from '#contract/cart/day.ts';
import { daysAfter } from '#contract/rules/platform/period.ts';
import { createMarket } from '#tests/factories/market.ts';
import { createMarketOrder } from '#tests/factories/orders.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

describe('orders', () => {
  const tasks = '{ dashboard { data { orders { toConfirm late toReceive quiet } } } }';
  const tasksOf = async (token: string) => (await api.data(tasks, {}, token)).dashboard.data.orders;
  const series = `query ($query: OrderSeriesQuery!) { orderSeries(query: $query) { data {
    day count commission } } }`;
  const sales = '{ dashboard { data { sales { orders ordersBefore turnover turnoverBefore } } } }';
  const salesOf = async (token: string) => (await api.data(sales, {}, token)).dashboard.data.sales;
  const list = '{ orders { data { results { mySum } } } }';
  const twice = (amount: string) => (2 * Number(amount)).toFixed(2);
  const seriesOf = async (query: object) =>
    (await api.data(series, { query }, admin)).orderSeries.data;

  /** An order of that time, without a code, because none was valid then. */
  const orderOf = (orderedAt: string) =>
    createMarketOrder(api.db, 'Kundin', { orderedAt, code: null, expectedTotal: '1504.90' });
  const move = (table: 'order_lines' | 'order_services', id: unknown, state: string) =>
    sql`update ${sql.table(table)} set state = ${state}, reason = 'x' where id = ${id}`.execute(
      api.db,
    );

  test('match the linked lists, for each partner its own', async () => {
    const { id, lines, market } = await orderOf(
      new Date(Date.now() - 60 * 86_400_000).toISOString(),
    );
    await move('order_lines', lines[1], 'shipped');
    await sql`update orders set moved_at = now() - interval '8 days' where id = ${id}`.execute(
      api.db,
    );
    const { first, second } = market;
    expect(await tasksOf(first.token)).toEqual({ toConfirm: 1, late: 1, toReceive: 0, quiet: 1 });
    expect(await tasksOf(second.token)).toEqual({ toConfirm: 0, late: 0, toReceive: 0, quiet: 1 });
    expect(await tasksOf(admin)).toEqual({ toConfirm: 1, late: 1, toReceive: 0, quiet: 1 });
  });

  test('and their commission are counted by day and month, without cancelled ones', async () => {
    const day = daysAfter(berlinDay(new Date()), -200);
    // half past midnight in Berlin, or half past one
    const { lines } = await orderOf(`${daysAfter(day, -1)}T23:30:00Z`);
    const query = { from: daysAfter(day, -1), to: daysAfter(day, 1) };
    const none = { count: 0, commission: '0.00' };
    // 12 % of 1,160.00 and of 300.00
    expect(await seriesOf({ ...query, interval: 'day' })).toEqual([
      { day: query.from, ...none },
      { day, count: 1, commission: '175.20' },
      { day: query.to, ...none },
    ]);
    await move('order_lines', lines[1], 'cancelled');
    expect(await seriesOf({ from: day, to: day, interval: 'month' })).toEqual([
      { day: `${day.slice(0, 7)}-01`, count: 1, commission: '139.20' },
    ]);
  });

  test('bring a seller the sums of its own parts, in 30 days and in the 30 days before', async () => {
    const market = await createMarket(api.db);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const place = (days: number) => {
      const changed = { orderedAt: daysAgo(days), code: null, expectedTotal: '1504.90' };
      return createMarketOrder(api.db, 'Kundin', changed, market);
    };
    for (const days of [1, 29, 31, 59, 61]) await place(days);
    const { first, second } = market;
    const { results } = (await api.data(list, {}, first.token)).orders.data;
    const mySum = String(results[0]?.mySum);
    const sums = { turnover: twice(mySum), turnoverBefore: twice(mySum) };
    expect(await salesOf(first.token)).toEqual({ orders: 2, ordersBefore: 2, ...sums });
    expect(await salesOf(second.token)).toMatchObject({ orders: 2, ordersBefore: 2 });
    expect(await salesOf(second.token)).not.toMatchObject(sums);
    expect(await salesOf(admin)).toBeNull();

    await sql`update order_parts set status = 'cancelled' where vendor_id = ${first.id}
      and order_id in (select id from orders where ordered_at > now() - interval '2 days')`.execute(
      api.db,
    );
    expect(await salesOf(first.token)).toMatchObject({ orders: 1, turnover: mySum });
  });
});
