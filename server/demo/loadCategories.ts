import { sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';

const rooms = ['Wohnzimmer', 'Esszimmer', 'Schlafzimmer', 'Küche', 'Bad', 'Terrasse'];
const kinds = ['Tische', 'Stühle', 'Sofas', 'Regale', 'Schränke', 'Leuchten', 'Teppiche', 'Betten'];
const lines = Array.from({ length: 10 }, (_, number) => `Linie ${number + 1}`);
/** Further categories of each product, besides its own. */
const linksPerProduct = 10;

/**
 * Adds category trees of four levels until there are `wanted` categories, one transaction per tree.
 * Distributes existing products over them, so that their product counts are not zero.
 */
export const seedCategories = async (
  db: Db,
  wanted: number,
  print: (line: string) => void,
): Promise<void> => {
  for (let count = await categoryCount(db); count < wanted; count = await categoryCount(db)) {
    const free = wanted - count;
    await inTransaction(db, (trx) => addRange(trx, free));
    print(`${await categoryCount(db)} of ${wanted} categories`);
  }
  await spreadProducts(db);
  await sql`analyze`.execute(db);
};

const categoryCount = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from categories`.execute(db);
  return rows[0]?.n ?? 0;
};

const addRange = async (trx: Trx, atMost: number): Promise<void> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int + 1 as n from categories where slug ~ '^sortiment-[0-9]+$'`.execute(trx);
  const number = rows[0]?.n ?? 1;
  await sql`
    insert into categories (name, slug, level, sort_index)
    values (${`Sortiment ${number}`}, ${`sortiment-${number}`}, 1, 1000 + ${number}::int)`.execute(
    trx,
  );
  const pattern = `^sortiment-${number}(-[0-9]+)*$`;
  let free = atMost - 1;
  for (const [above, names] of [rooms, kinds, lines].entries()) {
    const { numAffectedRows } = await sql`
      insert into categories (name, slug, parent_id, level, sort_index)
      select n.name, c.slug || '-' || place, c.id, c.level + 1, place
      from categories c, unnest(${names}::text[]) with ordinality as n (name, place)
      where c.slug ~ ${pattern} and c.level = ${above + 1}::int
      order by c.id, place limit ${free}`.execute(trx);
    free -= Number(numAffectedRows ?? 0);
  }
};

/** Idempotent: existing links stay. */
const spreadProducts = async (db: Db): Promise<void> => {
  await sql`
    with leaves as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as total
      from categories where slug ~ '^sortiment-[0-9-]+$' and level = 4
    ), products as (
      select id, row_number() over (order by id) - 1 as place from parent_products
    )
    insert into parent_product_categories (parent_id, category_id)
    select p.id, l.id
    from products p cross join generate_series(0, ${linksPerProduct - 1}::int) as n
    join leaves l on l.place = (p.place * ${linksPerProduct}::int + n) * 7 % l.total
    on conflict do nothing`.execute(db);
};
