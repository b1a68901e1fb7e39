import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';

/** The cells of a row that identify its product. */
export interface NamedRow {
  sku: string | null;
  product: string | null;
  brand: string | null;
}

export interface Group {
  /** The same for all rows of a product. */
  key: string;
  parent_id: string | null;
  name: string;
  /** Whether a variation has the row's article number. */
  isKnown: boolean;
}

/**
 * The product of each row: that of its existing variation, else the one with that name and
 * manufacturer, else one to be created; null for a row that names none.
 */
export const groupOf = async (db: Db, rows: readonly NamedRow[]): Promise<(Group | null)[]> => {
  const { rows: found } = await sql<{
    n: string;
    parent_id: string;
    name: string;
    isKnown: boolean;
  }>`
    with given as materialized (
      select n, given ->> 'sku' as sku, given ->> 'product' as product, given ->> 'brand' as brand
      from jsonb_array_elements(${jsonb(rows)}) with ordinality x (given, n))
    select g.n, p.id as parent_id, p.name, false as "isKnown" from given g
    join manufacturers m on lower(m.company_name) = lower(g.brand)
    join parent_products p on lower(p.name) = lower(g.product) and p.manufacturer_id = m.id
    union all
    select g.n, p.id, p.name, true from given g
    join variations v on v.sku = g.sku join parent_products p on p.id = v.parent_id`.execute(db);
  // an existing variation comes last and decides
  const byPlace = new Map(found.map((row) => [Number(row.n), row]));
  return rows.map(({ product, brand }, n) => {
    const present = byPlace.get(n + 1);
    if (present) {
      return { ...present, key: `parent ${present.parent_id}` };
    }
    if (product === null) return null;
    const key = `named ${(brand ?? '').toLowerCase()} ${product.toLowerCase()}`;
    return { key, parent_id: null, name: product, isKnown: false };
  });
};
