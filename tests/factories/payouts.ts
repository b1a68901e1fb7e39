import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { fingerprintOf } from '#server/modules/sales/payouts/refundable.ts';
import { address, person, showroom } from './orders.ts';
import { unique } from './unique.ts';

/** A paid order of a partner's goods, all of them completed; 12 % of it is commission. */
export const createEarned = async (
  db: Db,
  vendorId: string,
  { amount = '100', name = 'Sessel' }: { amount?: string; name?: string } = {},
) => {
  const number = unique('A-2026-');
  const { rows } = await sql<{ order: string; part: string; line: string }>`
    with customer as (
      insert into customers (lastname, email) values ('Kunde', ${`${unique('kunde')}@kunden.example`})
      returning id),
    made as (
      insert into orders (number, external_id, content_hash, method, ordered_at, customer_id,
        customer_name, search, customer, billing, shipping_address, products, discount, shipping,
        services, driving, total, status)
      select ${number}, ${number}, '\\x00', 'invoice', now(), id, 'Kunde', ${number}, ${person}, ${address}, ${address},
        ${amount}::numeric, 0, 0, 0, 0, ${amount}::numeric, 'completed' from customer
      returning id),
    share as (
      insert into order_parts (order_id, vendor_id, partner_name, role, products, services, base, tier,
        rate, commission, shipping, driving, payout, status, closed_at)
      select id, ${vendorId}, ${name}, 'seller', x.a, 0, x.a, 'upTo2000', 12, x.c, 0, 0, x.a - x.c,
        'completed', now()
      from made, (select ${amount}::numeric as a, round(${amount}::numeric * 0.12, 2) as c) x
      returning id, order_id, base, commission),
    line as (
      insert into order_lines (order_id, part_id, deliverer_part_id, position, showroom, sku, name,
        unit_price, source_price, quantity, amount, discount, commission, days_from, days_to, due_on,
        state)
      select order_id, id, id, 0, ${showroom}, ${unique('sku')}, ${name}, base, base, 1, base, 0, commission,
        0, 7, current_date, 'completed' from share
      returning id, order_id, part_id)
    select order_id as "order", part_id as part, id as line from line`.execute(db);
  const earned = rows[0] as { order: string; part: string; line: string };
  await sql`
    insert into order_payments (order_id, payment_id, amount, method, paid_at)
    values (${earned.order}, ${number}, ${amount}::numeric, 'invoice', now())`.execute(db);
  return earned;
};

/** A further payment of 10.00 for a paid order, which is owed back. */
export const createSurplus = async (db: Db, orderId: string) => {
  const payment = await db
    .insertInto('order_payments')
    .values({
      order_id: orderId,
      payment_id: unique('surplus'),
      amount: '10',
      method: 'invoice',
      paid_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const repayment = await db
    .selectFrom('repayments')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { payment: payment.id, repayment: repayment.id };
};

/** A return of the only line of an order of its own, with the fingerprint of its refund. */
export const createReturn = async (
  db: Db,
  vendorId: string,
  note: string,
  state: 'announced' | 'received' = 'announced',
) => {
  const { order, line } = await createEarned(db, vendorId, { name: note });
  const { id } = await db
    .insertInto('returns')
    .values({
      external_id: unique('return'),
      order_id: order,
      line_id: line,
      quantity: 1,
      reason: 'damaged',
      note,
      // the database has the moment of the delivery
      delivered_at: sql`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (state === 'received') {
    await sql`update returns set state = 'received', received_on = current_date where id = ${id}`.execute(
      db,
    );
  }
  const refunded = [{ thing: { kind: 'line', id: line } as const, amount: '0.00' }];
  return { id, fingerprint: fingerprintOf(refunded) };
};

/** A requested payout of one completed line. */
export const createPayout = async (db: Db, vendorId: string, name = 'Sessel'): Promise<string> => {
  const earned = await createEarned(db, vendorId, { name });
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into payouts (number, vendor_id, partner_name, items, gross, commission, passed_on,
        adjustments, net, account, expected_on)
      values (${unique('P-2026-')}, ${vendorId}, ${name}, 1, 100, 12, 0, 0, 88,
        jsonb_build_object('provider', 'bank', 'accountHolder', ${name}::text,
          'iban', 'DE89370400440532013000', 'bic', '', 'paypalMerchantId', ''), current_date + 7)
      returning id),
    logged as (
      insert into payout_events (payout_id, kind) select id, 'requested' from made),
    put as (
      insert into payout_items (payout_id, entry_id, kind, source_id, order_id, part_id, amount,
        commission, net)
      select m.id, e.id, e.kind, e.source_id, e.order_id, e.part_id, e.amount, e.commission, e.net
      from made m, ledger_entries e where e.order_id = ${earned.order})
    select id from made`.execute(db);
  return rows[0]?.id as string;
};

/** The partner's statement of a closed month long ago. */
export const createStatement = (db: Db, vendorId: string): Promise<string> =>
  db.transaction().execute(async (trx) => {
    await sql`alter table ledger_periods disable trigger user`.execute(trx);
    await sql`insert into ledger_periods (month) values ('2020-01-01') on conflict do nothing`.execute(
      trx,
    );
    await sql`alter table ledger_periods enable trigger user`.execute(trx);
    const { rows } = await sql<{ id: string }>`
      insert into ledger_statements (month, vendor_id, partner_name, entries, opening, gross, commission,
        passed_on, adjustments, net, paid, closing)
      values ('2020-01-01', ${vendorId}, 'Partner', 0, 10, 0, 0, 0, 0, 0, 0, 10)
      returning id`.execute(trx);
    return rows[0]?.id as string;
  });
