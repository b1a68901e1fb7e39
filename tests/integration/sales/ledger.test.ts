import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createRandom } from '#server/demo/random.ts';
import { createMarket } from '#tests/factories/market.ts';
import {
  idsOf,
  payOrder,
  previewOf,
  refundDocument,
  request,
  sendOrder,
  take,
  today,
} from '#tests/support/payouts.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

/** Set the variable to test more orders manually. */
const count = Number(process.env.LEDGER_ORDERS ?? 120);

/**
 * The amount owed to a partner according to the orders' rows alone: completed lines and services,
 * less refunds, with shipping and driving.
 */
const owedByOrders = async (vendorId: string): Promise<string> => {
  const { rows } = await sql<{ owed: string }>`
    select coalesce(sum(
      coalesce((select sum(l.amount - l.commission) from order_lines l
        where l.part_id = p.id and l.state = 'completed'), 0)
      + coalesce((select sum(s.cost - s.commission) from order_services s
        where s.part_id = p.id and s.state = 'completed'), 0)
      + coalesce((select sum(g.cost) from order_shipping g where g.part_id = p.id
        and g.id in (select shipping_id from order_lines where state = 'completed')), 0)
      + case when p.id in (select part_id from order_services where state = 'completed')
          then p.driving else 0 end
      - coalesce((select sum(r.amount - r.commission) from refunds r
        where r.part_id = p.id
          and (r.line_id in (select id from order_lines where state = 'completed')
            or r.service_id in (select id from order_services where state = 'completed'))), 0)
      ), 0.00)::text as owed
    from order_parts p join orders o on o.id = p.order_id
    where p.vendor_id = ${vendorId} and o.paid_at is not null`.execute(api.db);
  return rows[0]?.owed ?? '';
};

const setState = (table: 'order_lines' | 'order_services', id: string, state: string) =>
  sql`update ${sql.table(table)} set state = ${state}, state_at = now() where id = ${id}`.execute(
    api.db,
  );

const closing = async (token: string): Promise<string> => {
  const document = `query ($query: PayoutStatementQuery!) {
    payoutStatement(query: $query) { data { closing paid } } }`;
  const query = { from: '2020-01-01', to: '2029-12-31' };
  const { payoutStatement } = await api.data(document, { query }, token);
  const { closing: balance, paid } = payoutStatement.data;
  return (Number(balance) + Number(paid)).toFixed(2);
};

test('all ledgers together match the orders, whatever is cancelled, refunded and paid out', {
  timeout: 3_600_000,
}, async () => {
  const market = await createMarket(api.db);
  const random = createRandom('ledger');
  const sellers = [market.first, market.second];
  for (let n = 0; n < count; n += 1) {
    const order = await sendOrder(market);
    if (random.int(1, 10) > 1) await payOrder(market, order);
    for (const { id } of sellers) {
      const { lines, services } = await idsOf(order.id, id);
      for (const [table, ids] of [
        ['order_lines', lines],
        ['order_services', services],
      ] as const) {
        for (const each of ids) {
          const chance = random.int(1, 10);
          if (chance <= 7) await setState(table, each, 'completed');
          else if (chance <= 9) await setState(table, each, 'cancelled');
          const thing = table === 'order_lines' ? { lineId: each } : { serviceId: each };
          // unpaid orders and amounts above the remainder cannot be refunded
          for (let times = random.int(0, 2); times > 0; times -= 1) {
            const amount = `${random.int(0, 150)}.${random.int(10, 99)}`;
            await api.request(
              refundDocument,
              { input: { externalId: randomUUID(), ...thing, amount } },
              admin,
            );
          }
        }
      }
    }
    if (n % 10 === 9) {
      for (const { token } of sellers) {
        if ((await previewOf(token)).refusal !== null) continue;
        const { id } = await request(token);
        const step = random.int(1, 3);
        if (step === 1) await take([id], 'rejected', { reason: 'Probe' });
        if (step > 1) await take([id], 'approved');
        if (step > 2) await take([id], 'paid', { reference: 'Probe', paidOn: today() });
      }
    }
  }
  for (const { id, token } of sellers) {
    const owed = await owedByOrders(id);
    expect(Number(owed)).toBeGreaterThan(0);
    expect(await closing(token)).toBe(owed);
    const { rows } = await sql<{ net: string }>`
      select coalesce(sum(net), 0.00)::text as net from payouts
      where vendor_id = ${id} and state <> 'rejected'`.execute(api.db);
    const { balance } = await previewOf(token);
    expect((Number(balance) + Number(rows[0]?.net)).toFixed(2)).toBe(owed);
  }
});
