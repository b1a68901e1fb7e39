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

beforeAll(async () => {
  database = await openDatabase({ memory: null });
  db = database.db as unknown as Kysely<unknown>;
});
afterAll(() => database.close());

test('values that differ only in spelling are kept under unique names', async () => {
  await migrateTo('2026-11-21-06-saved-views');
  await sql`
    insert into attributes (name, slug, type) values ('Farbe', 'farbe', 'select');
    insert into attribute_options (attr_id, name) values (1, 'Grün'), (1, 'Gruen'), (1, 'Weiß');
    insert into attribute_groups (name, slug, place_use) values ('Details', 'details', 'anywhere');
    insert into attribute_families (name, slug) values ('Stühle', 'stuehle');
    insert into manufacturers (company_name, email) values ('Nordholz', 'n@maker.example');
    insert into parent_products (name, slug, type, family_id, manufacturer_id)
      values ('Stuhl', 'stuhl', '1', 1, 1);
    insert into variations (parent_id, name, slug, sku, price) values
      (1, 'Stuhl', 'stuhl', 'S', 1), (1, 'Hocker', 'hocker', 'H', 1), (1, 'Bank', 'bank', 'B', 1);
    insert into variation_attributes (variation_id, group_id, attr_id, value) values
      (1, 1, 1, 'Grün'), (2, 1, 1, 'weiß'), (3, 1, 1, 'bunt')`.execute(db);
  await migrateTo('2026-11-21-10-attributes');

  const options =
    await sql`select name, name_key, version from attribute_options order by id`.execute(db);
  expect(options.rows).toEqual([
    { name: 'Grün', name_key: 'gruen', version: 1 },
    { name: 'Gruen (2)', name_key: 'gruen (2)', version: 1 },
    { name: 'Weiß', name_key: 'weiss', version: 1 },
  ]);
  const values = await sql`
    select value, option_id from variation_attributes order by variation_id`.execute(db);
  expect(values.rows).toEqual([
    { value: 'Grün', option_id: '1' },
    { value: 'Weiß', option_id: '3' },
    { value: 'bunt', option_id: null },
  ]);
  const groups = await sql`select place_use from attribute_groups`.execute(db);
  expect(groups.rows).toEqual([{ place_use: null }]);
});
