import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database, Db } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { createManufacturer, createUser, createVendor } from '#tests/factories/people.ts';
import { createParent, createVariation, fillVariation } from '#tests/factories/products.ts';
import {
  createAttribute,
  createCategory,
  createFamily,
  createOption,
  createService,
  createTag,
} from '#tests/factories/structure.ts';
import { cloneTemplate } from '#tests/support/template.ts';

let database: Database;
let db: Db;

beforeAll(async () => {
  database = await cloneTemplate(inject('template'));
  db = database.db;
});
afterAll(() => database.close());

const notNull = '23502';
const foreignKey = '23503';
const unique = '23505';
const check = '23514';
const tooLarge = '22003';

/** The database's error code. */
const refused = async (statement: Promise<unknown>): Promise<string> => {
  try {
    await statement;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
  throw new Error('The database took it.');
};

describe('without the API, the database refuses', () => {
  test.each<[string, () => Promise<unknown>, string]>([
    ['an unknown status of a variation', () => createVariation(db, { status: '3' }), check],
    ['an unknown status of a parent', () => createParent(db, { status: '0' }), check],
    ['an unknown type of a parent', () => createParent(db, { type: '3' }), check],
    ['a negative price', () => createVariation(db, { price: '-0.01' }), check],
    ['a price of 13 digits', () => createVariation(db, { price: '1234567890123' }), tooLarge],
    ['a variation without a name', () => createVariation(db, { name: '' }), check],
    ['a name of 256 letters', () => createVariation(db, { name: 'x'.repeat(256) }), check],
    ['an empty slug', () => createVariation(db, { slug: '' }), check],
    ['a variation of no parent', () => createVariation(db, { parent_id: '999999' }), foreignKey],
    [
      'a parent of no manufacturer',
      () => createParent(db, { manufacturer_id: '9999' }),
      foreignKey,
    ],
    ['a tag of an unknown type', () => createTag(db, { type: 'color' }), check],
    [
      'a company name of 57 letters',
      () => createManufacturer(db, { company_name: 'x'.repeat(57) }),
      check,
    ],
    ['an address in capitals', () => createUser(db, { email: 'Anna@atrium.example' }), check],
    ['an unknown role', () => createUser(db, { role: 'owner' }), check],
    [
      'an administrator who is a manufacturer, too',
      async () => createUser(db, { manufacturer_id: (await createManufacturer(db)).id }),
      check,
    ],
    ['a manufacturer’s account without one', () => createUser(db, { role: 'manufacturer' }), check],
    ['an unknown vendor type', () => createVendor(db, { vendor_type: 'admin' }), check],
    ['an unknown account type', () => createVendor(db, { account_type: 'account_gold' }), check],
    ['a service of no duration', () => createService(db, { duration: 0 }), check],
    [
      'an attribute that is configurable but no choice',
      () => createAttribute(db, { type: 'text' }),
      check,
    ],
  ])('%s', async (_, insert, code) => {
    expect(await refused(insert())).toBe(code);
  });

  test.each(['slug', 'sku'] as const)('two variations with one %s', async (field) => {
    const { [field]: taken } = await createVariation(db);
    expect(await refused(createVariation(db, { [field]: taken }))).toBe(unique);
  });

  test('two tags of one type whose names differ in case only', async () => {
    await createTag(db, { name: 'Eiche' });
    expect(await refused(createTag(db, { name: 'EICHE' }))).toBe(unique);
    expect((await createTag(db, { name: 'Eiche', type: 'style' })).name).toBe('Eiche');
  });

  test('two manufacturers of one name, two accounts of one address in a portal', async () => {
    await createManufacturer(db, { company_name: 'Nordholz' });
    expect(await refused(createManufacturer(db, { company_name: 'NORDHOLZ' }))).toBe(unique);
    const { email } = await createUser(db);
    expect(await refused(createUser(db, { email }))).toBe(unique);
  });

  test('a category of a fifth level', async () => {
    let category = await createCategory(db);
    for (let level = 2; level <= 4; level += 1) category = await createCategory(db, category);
    expect(category.level).toBe(4);
    expect(await refused(createCategory(db, category))).toBe(check);
  });

  test('a category whose level is not its parent’s plus one', async () => {
    const first = await createCategory(db);
    expect(await refused(createCategory(db, first, { level: 3 }))).toBe(foreignKey);
    expect(await refused(createCategory(db, first, { level: 1 }))).toBe(check);
    expect(await refused(createCategory(db, undefined, { level: 2 }))).toBe(check);
  });

  test('moving a category with subcategories to another level', async () => {
    const first = await createCategory(db);
    const second = await createCategory(db, first);
    await createCategory(db, second);
    const move = db
      .updateTable('categories')
      .set({ parent_id: null, level: 1 })
      .where('id', '=', second.id)
      .execute();
    expect(await refused(move)).toBe(foreignKey);
  });

  test('a second main image, a second main category', async () => {
    const variation = await createVariation(db);
    await fillVariation(db, variation);
    const image = db
      .insertInto('variation_images')
      .values({ variation_id: variation.id, filename: 'second.webp', main: true })
      .execute();
    expect(await refused(image)).toBe(unique);
    const category = db
      .insertInto('parent_product_categories')
      .values({
        parent_id: variation.parent_id,
        category_id: (await createCategory(db)).id,
        is_main: true,
      })
      .execute();
    expect(await refused(category)).toBe(unique);
  });

  test('two samples of one product, and a sample of itself', async () => {
    const { id } = await createVariation(db);
    await createVariation(db, { sample_of_id: id });
    expect(await refused(createVariation(db, { sample_of_id: id }))).toBe(unique);
    const itself = db
      .updateTable('variations')
      .set({ sample_of_id: id })
      .where('id', '=', id)
      .execute();
    expect(await refused(itself)).toBe(check);
  });

  test('a sample of another parent, and so of another manufacturer', async () => {
    const { id } = await createVariation(db);
    const { id: parent_id } = await createParent(db);
    expect(await refused(createVariation(db, { sample_of_id: id, parent_id }))).toBe(foreignKey);
  });

  test('an option of another attribute, and one attribute twice', async () => {
    const { id: variation_id } = await createVariation(db);
    const option = await createOption(db);
    const other = await createOption(db);
    const combine = (attr_id: string, option_id: string) =>
      db
        .insertInto('variation_combinations')
        .values({ variation_id, attr_id, option_id })
        .execute();
    expect(await refused(combine(other.attr_id, option.id))).toBe(foreignKey);
    await combine(option.attr_id, option.id);
    const sibling = await createOption(db, { attr_id: option.attr_id });
    expect(await refused(combine(option.attr_id, sibling.id))).toBe(unique);
  });

  test('deleting options that products use', async () => {
    const parent = await createParent(db);
    const variation = await createVariation(db, { parent_id: parent.id });
    const tag = await createTag(db);
    await db
      .insertInto('variation_tags')
      .values({ variation_id: variation.id, tag_id: tag.id })
      .execute();
    const remove = (table: 'tags' | 'attribute_families' | 'manufacturers', id: string) =>
      db.deleteFrom(table).where('id', '=', id).execute();
    expect(await refused(remove('tags', tag.id))).toBe(foreignKey);
    expect(await refused(remove('attribute_families', parent.family_id))).toBe(foreignKey);
    expect(await refused(remove('manufacturers', parent.manufacturer_id))).toBe(foreignKey);
  });

  test('a change without what it changed', async () => {
    const change = (action: string, before: string | null, after: string | null) =>
      db
        .insertInto('changes')
        .values({ entity: 'tag', entity_id: '1', action, before, after })
        .execute();
    expect(await refused(change('create', '{}', '{}'))).toBe(check);
    expect(await refused(change('update', null, '{}'))).toBe(check);
    expect(await refused(change('delete', '{}', '{}'))).toBe(check);
    expect(await refused(change('restore', '{}', '{}'))).toBe(check);
  });

  test('a variation without a price', async () => {
    const { parent_id } = await createVariation(db);
    const insert = sql`
      insert into variations (parent_id, name, slug, sku, price)
      values (${parent_id}, 'x', 'x', 'x', null)`.execute(db);
    expect(await refused(insert)).toBe(notNull);
  });
});

describe('names', () => {
  // server/graphql/mask.ts derives the field from the constraint's name
  test('of the constraints that forms can violate contain the field', async () => {
    const { rows } = await sql<{ name: string; table: string }>`
      select i.relname as name, t.relname as table
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      where x.indisunique and not x.indisprimary and t.relname in ('variations', 'tags')
      order by 1`.execute(db);
    expect(rows).toEqual([
      { name: 'tags_name_key', table: 'tags' },
      { name: 'variations_combinations_key', table: 'variations' },
      // not a form field, but the target of a foreign key
      { name: 'variations_id_parent_id_key', table: 'variations' },
      { name: 'variations_sample_of_id_key', table: 'variations' },
      { name: 'variations_sku_key', table: 'variations' },
      { name: 'variations_slug_key', table: 'variations' },
    ]);
  });
});

describe('the connection', () => {
  test('survives a failed statement', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await refused(database.pool.query('select no_such_column from users'))).toBe('42703');
      expect(await refused(database.pool.query('select 1 / $1::int', [0]))).toBe('22012');
      const { rows } = await database.pool.query('select $1::int as n', [round]);
      expect(rows).toEqual([{ n: round }]);
      expect((await createFamily(db)).version).toBe(1);
    }
  });

  test('returns whole cents and large ids as texts', async () => {
    const { rows } = await database.pool.query(
      'select 0.10::numeric(12, 2) as price, 9223372036854775807::bigint as id',
    );
    expect(rows).toEqual([{ price: '0.10', id: '9223372036854775807' }]);
  });
});

describe('migrating', () => {
  test('twice does nothing more', async () => {
    expect(await migrate(db)).toEqual([]);
  });
});
