import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { migrations } from '#server/generated/migrations.ts';
import { address, person, showroom } from '#tests/factories/orders.ts';

let database: Database;
let db: Kysely<unknown>;

const migrateTo = async (name: string): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(name);
  if (error) throw error;
};

/**
 * Four orders of 100.00 each by one partner: paid, completed and paid out, with a refund of 40.00; paid
 * and cancelled; not paid, but completed; and paid under the first one's payment id.
 */
beforeAll(async () => {
  database = await openDatabase({ memory: null });
  db = database.db as unknown as Kysely<unknown>;
  const names = Object.keys(migrations).sort();
  await migrateTo(names[names.indexOf('3002-ledger-entries') - 1] ?? '');
  await sql`
    insert into vendors (name, surname, email, vendor_type, account_type) values
      ('A', 'A', 'a@v.example', 'vendor', 'account_pro');
    insert into customers (lastname, email) values ('Kunde', 'k@kunden.example')`.execute(db);
  await sql`
    insert into orders (number, external_id, content_hash, payment_id, method, ordered_at, customer_id,
      customer_name, search, customer, billing, shipping_address, products, discount, shipping, services,
      driving, total, payment_status, paid_at, status)
    select 'A-' || n, 'X-' || n, '\\x00', case when n in (1, 4) then 'PAY-1' end, 'invoice', '2026-01-10',
      1, 'Kunde', '', ${person}, ${address}, ${address}, 100, 0, 0, 0, 0, 100,
      (array['partly_refunded', 'paid', 'pending', 'paid'])[n],
      case when n <> 3 then '2026-01-12 12:00Z'::timestamptz end,
      (array['completed', 'cancelled', 'completed', 'open'])[n]
    from generate_series(1, 4) n`.execute(db);
  await sql`
    insert into order_parts (order_id, vendor_id, partner_name, role, products, services, base, tier, rate,
      commission, shipping, driving, payout)
    select id, 1, 'A', 'seller', 100, 0, 100, 'upTo2000', 12, 12, 0, 0, 88 from orders order by id`.execute(
    db,
  );
  await sql`
    insert into order_lines (order_id, part_id, deliverer_part_id, position, showroom, sku, name,
      unit_price, source_price, quantity, amount, discount, commission, days_from, days_to, due_on, state,
      state_at)
    select order_id, id, id, 0, ${showroom}, 'S', 'Stuhl', 100, 100, 1, 100, 0, 12, 0, 7, '2026-01-17',
      (array['completed', 'cancelled', 'completed', 'open'])[order_id], '2026-01-15 23:30Z'
    from order_parts order by id`.execute(db);
  await sql`
    insert into refunds (external_id, order_id, part_id, line_id, amount, customer_amount, commission, net,
      at)
    values ('R', 1, 1, 1, 40, 40, 4.80, -35.20, '2026-02-01 12:00Z')`.execute(db);
  await sql`
    with made as (
      insert into payouts (number, vendor_id, partner_name, items, gross, commission, passed_on,
        adjustments, net, account, expected_on)
      values ('P-1', 1, 'A', 1, 100, 12, 0, 0, 88, '{}', '2026-01-25') returning id)
    insert into payout_items (payout_id, kind, source_id, order_id, part_id, amount, commission, net)
    select id, 'line', 1, 1, 1, 100, 12, 88 from made`.execute(db);
  await sql`update payouts set state = 'approved'`.execute(db);
  await sql`
    update payouts set state = 'paid', paid_on = '2026-01-20', reference = 'P-1'`.execute(db);
  await migrateTo('3003-payments');
});
afterAll(() => database.close());

test('the ledger keeps the days on which amounts became due or were paid out', async () => {
  const { rows } = await sql`
    select kind, source_id, net::text, day::text from ledger_entries order by id`.execute(db);
  expect(rows).toEqual([
    { kind: 'line', source_id: '1', net: '88.00', day: '2026-01-16' },
    { kind: 'payout', source_id: '1', net: '-88.00', day: '2026-01-20' },
    { kind: 'refund', source_id: '1', net: '-35.20', day: '2026-02-01' },
  ]);
  const { rows: items } = await sql`select entry_id from payout_items`.execute(db);
  expect(items).toEqual([{ entry_id: '1' }]);
});

test('each paid order has its payment, whose id is unique', async () => {
  const { rows } = await sql`
    select order_id, payment_id, amount::text from order_payments order by id`.execute(db);
  expect(rows).toEqual([
    { order_id: '1', payment_id: 'PAY-1', amount: '100.00' },
    { order_id: '2', payment_id: 'A-2 2', amount: '100.00' },
    { order_id: '4', payment_id: 'PAY-1 4', amount: '100.00' },
  ]);
});

test('refunds were paid back; what was cancelled after it was paid is owed', async () => {
  const { rows } = await sql`
    select order_id, kind, amount::text, state from repayments order by id`.execute(db);
  expect(rows).toEqual([
    { order_id: '1', kind: 'refund', amount: '40.00', state: 'repaid' },
    { order_id: '2', kind: 'cancelled', amount: '100.00', state: 'owed' },
  ]);
  const { rows: orders } = await sql`
    select owed::text, paid::text, owed_back::text as back, repaid::text, is_covered as covered,
      payment_status as status, version
    from orders order by id`.execute(db);
  expect(orders).toEqual([
    {
      ...{ owed: '100.00', paid: '100.00', back: '0.00', repaid: '40.00' },
      ...{ covered: true, status: 'partly_refunded', version: 1 },
    },
    {
      ...{ owed: '100.00', paid: '100.00', back: '100.00', repaid: '0.00' },
      ...{ covered: true, status: 'refund_owed', version: 1 },
    },
    {
      ...{ owed: '100.00', paid: '0.00', back: '0.00', repaid: '0.00' },
      ...{ covered: false, status: 'pending', version: 1 },
    },
    {
      ...{ owed: '100.00', paid: '100.00', back: '0.00', repaid: '0.00' },
      ...{ covered: true, status: 'paid', version: 1 },
    },
  ]);
});

test('numbers of new orders follow those of the former ones', async () => {
  await migrateTo('3005-order-numbers');
  const { rows } = await sql`select last from order_numbers`.execute(db);
  expect(rows).toEqual([{ last: '4' }]);
  const change = sql`update orders set number = 'A-9' where id = 1`.execute(db);
  await expect(change).rejects.toThrow('stays as it came');
});
