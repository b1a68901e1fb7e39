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

const former = [
  ['DHL', '0034 1'],
  [' dpd ', ''],
  ['DHL Freight', 'F-1'],
  ['', 'only a number'],
  ['', ''],
] as const;

beforeAll(async () => {
  database = await openDatabase({ memory: null });
  db = database.db as unknown as Kysely<unknown>;
  const names = Object.keys(migrations).sort();
  const own = names.find((name) => name.endsWith('-parcels')) ?? '';
  await migrateTo(names[names.indexOf(own) - 1] ?? '');
  await sql`
    insert into vendors (name, surname, email, vendor_type, account_type) values
      ('A', 'A', 'a@v.example', 'vendor', 'account_pro');
    insert into customers (lastname, email) values ('Kunde', 'k@kunden.example')`.execute(db);
  await sql`
    insert into orders (number, external_id, content_hash, method, ordered_at, customer_id, customer_name,
      search, customer, billing, shipping_address, products, discount, shipping, services, driving, total)
    values ('A-1', 'X', '\\x00', 'invoice', '2026-01-10', 1, 'Kunde', '', ${person}, ${address},
      ${address}, 100, 0, 0, 0, 0, 100)`.execute(db);
  await sql`
    insert into order_parts (order_id, vendor_id, partner_name, role, products, services, base, tier, rate,
      commission, shipping, driving, payout)
    values (1, 1, 'A', 'seller', 100, 0, 100, 'upTo2000', 12, 12, 0, 0, 88)`.execute(db);
  for (const [position, [carrier, number]] of former.entries()) {
    await sql`
      insert into order_lines (order_id, part_id, deliverer_part_id, position, showroom, sku, name,
        unit_price, source_price, quantity, amount, discount, commission, days_from, days_to, due_on,
        state, state_at, carrier, tracking_number)
      values (1, 1, 1, ${position}, ${showroom}, 'S', 'Stuhl', 20, 20, 1, 20, 0, 2.4, 0, 7, '2026-01-17',
        'open', '2026-01-15 23:30Z', ${carrier}, ${number})`.execute(db);
  }
  await migrateTo(own);
});
afterAll(() => database.close());

test('what was entered before is kept: known carriers by their code, others by their name', async () => {
  const { rows } = await sql<object>`
    select l.position, c.carrier, c.carrier_name, c.number from order_parcels c
    join order_lines l on l.id = c.line_id order by l.position`.execute(db);
  expect(rows).toEqual([
    { position: 0, carrier: 'dhl', carrier_name: '', number: '0034 1' },
    { position: 1, carrier: 'dpd', carrier_name: '', number: '' },
    { position: 2, carrier: 'other', carrier_name: 'DHL Freight', number: 'F-1' },
    { position: 3, carrier: 'other', carrier_name: '', number: 'only a number' },
  ]);
});

test('an order still stays as it came', async () => {
  await expect(sql`update order_lines set sku = 'T' where id = 1`.execute(db)).rejects.toThrow(
    'an order stays as it came',
  );
});
