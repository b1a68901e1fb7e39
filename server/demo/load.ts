import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { correctSums } from '#server/db/uncounted.ts';

// large enough to make the statements' overhead negligible, small enough for the embedded database
const rowsAtOnce = 10_000;

/**
 * Multiplies the demo marketplace until it has at least `wanted` variations. Copies are named after
 * their series, so names, slugs and article numbers are unique.
 */
export const seedLoad = async (
  db: Db,
  wanted: number,
  print: (line: string) => void,
): Promise<void> => {
  const { present, originals, next } = await whatIsThere(db);
  if (originals === 0) {
    throw new Error('There is no demo data to multiply; run the demo seed first.');
  }
  const seriesAtOnce = Math.max(1, Math.floor(rowsAtOnce / originals));
  await inBulk(db, async (trx) => {
    await noteOriginals(trx);
    let count = present;
    for (let first = next; count < wanted; first += seriesAtOnce) {
      const atMost = Math.min(wanted - count, seriesAtOnce * originals);
      const last = first + Math.ceil(atMost / originals) - 1;
      await copyDemo(trx, { first, last, atMost });
      count += atMost;
      print(`${count} of ${wanted} variations`);
    }
  });
  await correctSums(db);
  await sql`analyze`.execute(db);
};

/**
 * Runs `work` in a transaction in which the tables of products have no triggers, whose work
 * {@link copyDemo} does for all rows at once, and no indexes but those by which it reads.
 */
const inBulk = (db: Db, work: (trx: Trx) => Promise<void>): Promise<void> =>
  inTransaction(db, async (trx) => {
    await sql`set local maintenance_work_mem = '128MB'`.execute(trx);
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i left join pg_constraint c on c.conindid = i.indexrelid
      left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid = any(${filled}::regclass[]) and c.oid is null
        and a.attname is distinct from 'variation_id'`.execute(trx);
    for (const table of filled) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
    }
    for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(trx);
    await work(trx);
    for (const { definition } of indexes) await sql.raw(definition).execute(trx);
    for (const table of filled) {
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
    }
  });

/** The slugs of the copies end in -s<number>. */
const isOriginal = sql`slug !~ '-s[0-9]+$'`;

const whatIsThere = async (db: Db) => {
  const { rows } = await sql<{ present: number; originals: number; next: number }>`
    select count(*)::int as present, (count(*) filter (where ${isOriginal}))::int as originals,
      (select coalesce(max(substring(slug from '-s([0-9]+)$')::int), 1) + 1
       from parent_products)::int as next
    from variations`.execute(db);
  return rows[0] ?? { present: 0, originals: 0, next: 2 };
};

interface Copies {
  first: number;
  last: number;
  atMost: number;
}

const copyDemo = async (trx: Trx, copies: Copies): Promise<void> => {
  await drawIds(trx, copies);
  await copyParents(trx);
  await copyVariations(trx);
  await copyParts(trx);
  await keepDerived(trx);
  await sql`drop table load_parents, load_variations`.execute(trx);
};

const noteOriginals = async (trx: Trx): Promise<void> => {
  for (const table of ['parent_products', 'variations'] as const) {
    await sql`
      create temporary table ${sql.table(`original_${table}`)} on commit drop as
      select id from ${sql.table(table)} where ${isOriginal}`.execute(trx);
  }
};

/**
 * Maps originals to copies by number; everything else joins this map instead of looking at slugs.
 */
const drawIds = async (trx: Trx, { first, last, atMost }: Copies): Promise<void> => {
  await sql`
    create temporary table load_parents as
    select p.id as old, nextval(pg_get_serial_sequence('parent_products', 'id')) as new, series
    from original_parent_products p cross join generate_series(${first}::int, ${last}::int) as series
    order by series, p.id`.execute(trx);
  await sql`
    create temporary table load_variations as
    select old, nextval(pg_get_serial_sequence('variations', 'id')) as new, series from (
      select v.id as old, series
      from original_variations v cross join generate_series(${first}::int, ${last}::int) as series
      order by series, v.id limit ${atMost}
    ) x`.execute(trx);
  await sql`create unique index on load_variations (series, old)`.execute(trx);
  await sql`analyze load_parents, load_variations`.execute(trx);
};

const named = (column: RawBuilder<unknown>) =>
  sql`left(${column}, 230) || ' · Serie ' || l.series, o.slug || '-s' || l.series`;

const copyParents = async (trx: Trx): Promise<void> => {
  await sql`
    insert into parent_products (id, name, slug, status, type, family_id, manufacturer_id)
    overriding system value
    select l.new, ${named(sql`o.name`)}, o.status, o.type, o.family_id, o.manufacturer_id
    from load_parents l join parent_products o on o.id = l.old order by l.new`.execute(trx);
  await sql`
    insert into parent_product_categories (parent_id, category_id, is_main)
    select l.new, c.category_id, c.is_main
    from load_parents l join parent_product_categories c on c.parent_id = l.old`.execute(trx);
  await sql`
    insert into parent_product_attributes (parent_id, attr_id, sort_index)
    select l.new, a.attr_id, a.sort_index
    from load_parents l join parent_product_attributes a on a.parent_id = l.old`.execute(trx);
  await sql`
    insert into parent_product_options (parent_id, attr_id, option_id, sort_index)
    select l.new, o.attr_id, o.option_id, o.sort_index
    from load_parents l join parent_product_options o on o.parent_id = l.old`.execute(trx);
};

const copyVariations = async (trx: Trx): Promise<void> => {
  await sql`
    insert into variations
      (id, parent_id, name, slug, sku, price, status, is_simple_product, sample_of_id, combination_key)
    overriding system value
    select l.new, p.new, ${named(sql`o.name`)}, o.sku || '-S' || l.series,
      o.price, o.status, o.is_simple_product, product.new, o.combination_key
    from load_variations l join variations o on o.id = l.old
    join load_parents p on p.old = o.parent_id and p.series = l.series
    left join load_variations product on product.old = o.sample_of_id and product.series = l.series
    order by l.new`.execute(trx);
};

const parts = {
  variation_combinations: ['attr_id', 'option_id', 'sort_index'],
  variation_attributes: ['group_id', 'attr_id', 'value', 'option_id'],
  variation_tags: ['tag_id'],
  variation_images: ['filename', 'origin_name', 'alt', 'main', 'sort_index'],
  variation_service_groups: ['group_id'],
  variation_services: ['service_id'],
};

/** The tables that are filled, with what is derived from them. */
const filled = [
  'parent_products',
  'parent_product_categories',
  'parent_product_attributes',
  'parent_product_options',
  'variations',
  'variation_search',
  'variation_order',
  'parent_order',
  ...Object.keys(parts),
];

/**
 * Does what triggers do with inserted products. Shops need no notice, since nobody offers the copies;
 * combinations and values have been copied with their keys and options.
 */
const keepDerived = async (trx: Trx): Promise<void> => {
  await sql`
    select refresh_variation_search(ids), refresh_variation_order(ids)
    from (select array(select new from load_variations) as ids) x`.execute(trx);
  await sql`
    select refresh_parent_order(array(select new from load_parents))`.execute(trx);
  await sql`
    insert into uncounted (kind, record_id) select 'parent', new from load_parents`.execute(trx);
};

/** Copies the records that belong to the originals. */
const copyParts = async (trx: Trx): Promise<void> => {
  for (const [table, names] of Object.entries(parts)) {
    const columns = sql.join(names.map((name) => sql.id(name)));
    await sql`
      insert into ${sql.table(table)} (variation_id, ${columns})
      select l.new, ${columns}
      from load_variations l join ${sql.table(table)} x on x.variation_id = l.old
      order by l.new`.execute(trx);
  }
};
