import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Trx } from './insert.ts';

/**
 * Multiplies the demo marketplace until it holds at least `wanted` variations; one transaction for
 * each copy of it. Copies are named after their series, so names, slugs and article numbers differ.
 */
export const seedLoad = async (
  db: Db,
  wanted: number,
  print: (line: string) => void,
): Promise<void> => {
  let count = await variationCount(db);
  let series = await nextSeries(db);
  while (count < wanted) {
    const number = series;
    await db.transaction().execute((trx) => copyDemo(trx, number, wanted - count));
    const before = count;
    count = await variationCount(db);
    if (count === before)
      throw new Error('There is no demo data to multiply; run the demo seed first.');
    series += 1;
    print(`${count} of ${wanted} variations`);
  }
  await sql`analyze`.execute(db);
};

const variationCount = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from variations`.execute(db);
  return rows[0]?.n ?? 0;
};

// the copies' slugs end in -s<number>
const nextSeries = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select coalesce(max(substring(slug from '-s([0-9]+)$')::int), 1) + 1 as n
    from parent_products where slug ~ '-s[0-9]+$'`.execute(db);
  return rows[0]?.n ?? 2;
};

const copyDemo = async (trx: Trx, series: number, atMost: number): Promise<void> => {
  const slugEnd = `-s${series}`;
  const nameEnd = ` · Serie ${series}`;
  await sql`
    insert into parent_products (name, slug, status, type, family_id, manufacturer_id)
    select left(name, 230) || ${nameEnd}, slug || ${slugEnd}, status, type, family_id, manufacturer_id
    from parent_products where slug !~ '-s[0-9]+$' order by id`.execute(trx);
  await sql`
    insert into parent_product_categories (parent_id, category_id, is_main)
    select n.id, c.category_id, c.is_main from parent_product_categories c
    join parent_products o on o.id = c.parent_id
    join parent_products n on n.slug = o.slug || ${slugEnd}`.execute(trx);
  await sql`
    insert into variations (parent_id, name, slug, sku, price, status, is_simple_product)
    select n.id, left(v.name, 230) || ${nameEnd}, v.slug || ${slugEnd}, v.sku || ${slugEnd.toUpperCase()},
      v.price, v.status, v.is_simple_product
    from variations v join parent_products o on o.id = v.parent_id
    join parent_products n on n.slug = o.slug || ${slugEnd}
    order by v.id limit ${atMost}`.execute(trx);
  await sql`
    update variations n set sample_of_id = product.id
    from variations o join variations p on p.id = o.sample_of_id
    join variations product on product.slug = p.slug || ${slugEnd}
    where n.slug = o.slug || ${slugEnd}`.execute(trx);
  await copyParts(trx, slugEnd);
};

/** The parts of the originals again, for their copies. */
const copyParts = async (trx: Trx, slugEnd: string): Promise<void> => {
  const copies = sql`join variations o on o.id = x.variation_id
    join variations n on n.slug = o.slug || ${slugEnd}`;
  await sql`
    insert into variation_combinations (variation_id, attr_id, option_id, sort_index)
    select n.id, x.attr_id, x.option_id, x.sort_index from variation_combinations x ${copies}`.execute(
    trx,
  );
  await sql`
    insert into variation_attributes (variation_id, group_id, attr_id, value)
    select n.id, x.group_id, x.attr_id, x.value from variation_attributes x ${copies}`.execute(trx);
  await sql`
    insert into variation_tags (variation_id, tag_id)
    select n.id, x.tag_id from variation_tags x ${copies}`.execute(trx);
  await sql`
    insert into variation_images (variation_id, filename, origin_name, main, sort_index)
    select n.id, x.filename, x.origin_name, x.main, x.sort_index from variation_images x ${copies}`.execute(
    trx,
  );
  await sql`
    insert into variation_service_groups (variation_id, group_id)
    select n.id, x.group_id from variation_service_groups x ${copies}`.execute(trx);
  await sql`
    insert into variation_services (variation_id, service_id)
    select n.id, x.service_id from variation_services x ${copies}`.execute(trx);
};
