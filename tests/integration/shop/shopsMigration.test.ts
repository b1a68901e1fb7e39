import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { migrations } from '#server/generated/migrations.ts';
import { address, person } from '#tests/factories/orders.ts';

let database: Database;
let db: Kysely<unknown>;

const migrateTo = async (name: string): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(name);
  if (error) throw error;
};

/**
 * Five keys: two of the same name, one that paid an order of theirs, one of another shop, and one that
 * was never used. An order by each of the first four, and one of an administrator.
 */
beforeAll(async () => {
  database = await openDatabase({ memory: null });
  db = database.db as unknown as Kysely<unknown>;
  const names = Object.keys(migrations).sort();
  await migrateTo(names[names.indexOf('3009-shops') - 1] ?? '');
  await sql`insert into users (email, role) values ('a@atrium.example', 'admin')`.execute(db);
  await sql`
    insert into api_keys (name, key_hash, hint, created_by)
    select name, decode(md5(n::text), 'hex'), 'abcd', 1
    from unnest('{Möbel,möbel,Kasse,Anders,Neu}'::text[]) with ordinality k (name, n)`.execute(db);
  await sql`insert into customers (lastname, email) values ('K', 'k@kunden.example')`.execute(db);
  await sql`
    insert into orders (number, external_id, content_hash, method, ordered_at, customer_id,
      customer_name, search, customer, billing, shipping_address, products, discount, shipping, services,
      driving, total, api_key_id)
    select 'A-' || n, 'X-' || n, '\\x00', 'invoice', '2026-01-10', 1, 'K', '', ${person}, ${address},
      ${address}, 100, 0, 0, 0, 0, 100, case when n < 5 then n end
    from generate_series(1, 5) n`.execute(db);
  await sql`
    insert into order_payments (order_id, payment_id, amount, method, paid_at, api_key_id)
    values (2, 'PAY', 100, 'invoice', '2026-01-11', 3)`.execute(db);
  await migrateTo('3009-shops');
}, 120_000);
afterAll(() => database.close());

test('keys that belong together come to one shop, with the orders sent by them', async () => {
  const keys = await sql`
    select k.name, s.name as shop, k.scopes, k.ends_at from api_keys k
    join shops s on s.id = k.shop_id order by k.id`.execute(db);
  const former = { scopes: ['catalogue', 'orders'], ends_at: null };
  expect(keys.rows).toEqual([
    { name: 'Möbel', shop: 'Möbel', ...former },
    { name: 'möbel', shop: 'Möbel', ...former },
    { name: 'Kasse', shop: 'Möbel', ...former },
    { name: 'Anders', shop: 'Anders', ...former },
    { name: 'Neu', shop: 'Neu', ...former },
  ]);
  const orders = await sql`
    select o.number, s.name as shop from orders o left join shops s on s.id = o.shop_id
    order by o.id`.execute(db);
  expect(orders.rows).toEqual([
    { number: 'A-1', shop: 'Möbel' },
    { number: 'A-2', shop: 'Möbel' },
    { number: 'A-3', shop: 'Möbel' },
    { number: 'A-4', shop: 'Anders' },
    { number: 'A-5', shop: null },
  ]);
  const payments = await sql`
    select s.name as shop from order_payments p join shops s on s.id = p.shop_id`.execute(db);
  expect(payments.rows).toEqual([{ shop: 'Möbel' }]);
});
