import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { migrations } from '#server/generated/migrations.ts';

let database: Database;
let db: Kysely<unknown>;

const migrateTo = async (name: string): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(name);
  if (error) throw error;
};

const lastBefore = (name: string): string =>
  Object.keys(migrations)
    .filter((other) => other < name)
    .sort()
    .at(-1) ?? '';

const maker = 1;
const first = 1;
const second = 2;
const third = 3;

/**
 * Two manufacturers with two chairs and a table; the first two of three vendors include some of
 * them.
 */
beforeAll(async () => {
  database = await openDatabase({ memory: null });
  db = database.db as unknown as Kysely<unknown>;
  await migrateTo(lastBefore('2026-11-23-50-connections'));
  await sql`
    insert into attribute_families (name, slug) values ('Stühle', 'stuehle');
    insert into manufacturers (company_name, email) values
      ('Nordholz', 'n@maker.example'), ('Südglas', 's@maker.example');
    insert into parent_products (name, slug, type, family_id, manufacturer_id) values
      ('Stuhl', 'stuhl', '2', 1, 1), ('Tisch', 'tisch', '1', 1, 2);
    insert into variations (parent_id, name, slug, sku, price) values
      (1, 'Stuhl', 'stuhl', 'S1', 10), (1, 'Stuhl', 'stuhl-2', 'S2', 10), (2, 'Tisch', 'tisch', 'T', 1);
    insert into vendors (name, surname, email, vendor_type, account_type) values
      ('A', 'A', 'a@v.example', 'vendor', 'account_pro'),
      ('B', 'B', 'b@v.example', 'craftsman', 'account_pro'),
      ('C', 'C', 'c@v.example', 'vendor', 'account_basic');
    insert into vendor_products (vendor_id, variation_id, created_at) values
      (1, 1, '2026-03-01'), (1, 2, '2026-02-01'), (1, 3, '2026-04-01'), (2, 2, '2026-05-01')`.execute(
    db,
  );
  await migrateTo('2026-11-23-51-vendor-products');
});
afterAll(() => database.close());

test('connects everyone who includes products with their manufacturers', async () => {
  const { rows } = await sql`
    select sender_vendor_id, receiver_manufacturer_id, status, version,
      to_char(sent_at, 'YYYY-MM-DD') as sent, answered_at = sent_at as answered
    from network_requests order by id`.execute(db);
  const connected = { status: 'approved', version: 1, answered: true };
  expect(rows).toEqual([
    { ...connected, sender_vendor_id: '1', receiver_manufacturer_id: '1', sent: '2026-02-01' },
    { ...connected, sender_vendor_id: '1', receiver_manufacturer_id: '2', sent: '2026-04-01' },
    { ...connected, sender_vendor_id: '2', receiver_manufacturer_id: '1', sent: '2026-05-01' },
  ]);
});

test('keeps included products as coming from the manufacturer, not yet sold', async () => {
  const { rows } = await sql`
    select vendor_id, variation_id, source, source_vendor_id, status, price_type, adjustment_type
    from vendor_products order by id`.execute(db);
  const unsold = {
    source: 'manufacturer',
    source_vendor_id: null,
    status: '2',
    price_type: 'original',
    adjustment_type: 'none',
  };
  expect(rows).toEqual([
    { ...unsold, vendor_id: '1', variation_id: '1' },
    { ...unsold, vendor_id: '1', variation_id: '2' },
    { ...unsold, vendor_id: '1', variation_id: '3' },
    { ...unsold, vendor_id: '2', variation_id: '2' },
  ]);
});

const ask = (sender: number, receiver: number) =>
  sql`insert into network_requests (sender_vendor_id, receiver_vendor_id)
    values (${sender}, ${receiver})`.execute(db);

test('keeps one request per pair, whichever side sent it', async () => {
  await ask(first, second);
  await expect(ask(second, first)).rejects.toThrow('network_requests_pair_key');
  await expect(
    sql`insert into network_requests (sender_manufacturer_id, receiver_vendor_id)
      values (${maker}, ${first})`.execute(db),
  ).rejects.toThrow('network_requests_pair_key');
  await ask(first, third);
});

test('connects no partner with itself, and no manufacturers with each other', async () => {
  await expect(ask(third, third)).rejects.toThrow('violates check constraint');
  await expect(
    sql`insert into network_requests (sender_manufacturer_id, receiver_manufacturer_id)
      values (1, 2)`.execute(db),
  ).rejects.toThrow('violates check constraint');
});

const include = (vendor: number, variation: number, seller: number) =>
  sql`insert into vendor_products (vendor_id, variation_id, source, source_vendor_id)
    values (${vendor}, ${variation}, 'seller', ${seller})`.execute(db);

test('sellers resell in two steps at most, and products resold by others stay', async () => {
  await expect(include(second, 2, third)).rejects.toThrow('come from a manufacturer');
  await include(third, 1, first);
  await expect(include(second, 1, third)).rejects.toThrow('come from a manufacturer');
  await expect(
    sql`delete from vendor_products where vendor_id = 1 and variation_id = 1`.execute(db),
  ).rejects.toThrow('vendor_products_source_fkey');
  // the vendor in the middle cannot become the end of a longer chain either
  await include(second, 3, first);
  await expect(
    sql`update vendor_products set source = 'seller', source_vendor_id = 2
      where vendor_id = 1 and variation_id = 3`.execute(db),
  ).rejects.toThrow('come from a manufacturer');
});
