import { parse } from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { createOrderInput } from '#contract/rules/sales/orderIntake.ts';
import { inTransaction } from '#server/db/database.ts';
import { createOrder } from '#server/modules/sales/orderIntake/create.ts';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { unique } from '#tests/factories/unique.ts';
import { createDiscount } from '#tests/factories/website.ts';
import { sendOrder } from '#tests/support/payouts.ts';
import { admin, administrator, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

let market: Market;
beforeAll(async () => {
  market = await createMarket(api.db);
});

/** Called directly: concurrent requests beyond the server's capacity would be refused by its queue. */
const attempt = (changed: object = {}) =>
  inTransaction(api.db, (trx) =>
    createOrder(trx, { userId: administrator.id }, parse(createOrderInput, market.order(changed))),
  );

const running = (number: string): number => Number(number.slice('A-2026-'.length));

/** The numbers of all orders, ascending. */
const numbers = async (): Promise<number[]> => {
  const rows = await api.db.selectFrom('orders').select('number').execute();
  return rows.map(({ number }) => running(number)).sort((one, other) => one - other);
};

test('numbers have no gaps from refused, repeated and concurrent attempts', async () => {
  const first = await sendOrder(market);
  const externalId = unique('repeated');
  const { code } = await createDiscount(api.db, { is_active: true, max_uses: 2 });
  const orderedAt = new Date().toISOString();
  const answers = await Promise.allSettled([
    ...Array.from({ length: 4 }, () => attempt()),
    // refused: by its total, before it is inserted; and when the code's last use is taken, afterwards
    ...Array.from({ length: 4 }, () => attempt({ expectedTotal: '1' })),
    ...Array.from({ length: 5 }, () => attempt({ code })),
    // one order, sent several times
    ...Array.from({ length: 4 }, () =>
      attempt({ externalId, orderedAt, customer: { lastname: 'K', email: 'k@kunden.example' } }),
    ),
  ]);
  const made = answers.filter(({ status }) => status === 'fulfilled');
  expect(made).toHaveLength(4 + 2 + 4);
  const last = await sendOrder(market);
  const expected = Array.from({ length: 1 + 4 + 2 + 1 + 1 }, (_, n) => running(first.number) + n);
  expect(await numbers()).toEqual(expected);
  expect(running(last.number)).toBe(expected.at(-1));
});

test('an order is found by its number, and keeps it', async () => {
  const { id, number } = await sendOrder(market);
  expect(number).toMatch(/^A-\d{4}-\d{6}$/);
  const { orders } = await api.data(
    `query ($query: OrdersQuery) { orders(query: $query) { data { results { id number } } } }`,
    { query: { text: number } },
    admin,
  );
  expect(orders.data.results).toEqual([{ id, number }]);
  const change = api.db.updateTable('orders').set({ number: 'new-1' }).where('id', '=', id);
  await expect(change.execute()).rejects.toThrow('stays as it came');
});
