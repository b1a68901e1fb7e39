import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { invalid } from '#server/errors/domainError.ts';

export interface Categories {
  categories: readonly string[];
  main_category_id: string;
}

/**
 * Puts the product into exactly these categories. The main one is among them, or is a subcategory
 * of one of them, which is then added (specification 5: a category, or a category plus one
 * subcategory).
 */
export const replaceCategories = async (
  trx: Trx,
  parentId: string,
  { categories, main_category_id: main }: Categories,
): Promise<void> => {
  const wanted = [...new Set([...categories, main])];
  const { rows } = await sql<{ id: string; parent_id: string | null }>`
    select id, parent_id from categories where id = any(${wanted}::bigint[])
    order by id for key share`.execute(trx);
  const found = new Map(rows.map((row) => [row.id, row.parent_id]));
  if (categories.some((id) => !found.has(id))) {
    throw invalid({ categories: { rule: 'rules.unknown' } });
  }
  if (!found.has(main)) throw invalid({ main_category_id: { rule: 'rules.unknown' } });
  const isOnPath = categories.includes(main) || categories.includes(found.get(main) ?? '');
  if (!isOnPath) throw invalid({ main_category_id: { rule: 'rules.mainCategory' } });
  await writeCategories(trx, [{ id: parentId, categories: wanted, main }]);
};

type Placed = readonly { id: string; categories: readonly string[]; main: string }[];

const given = (products: Placed) => sql`
  jsonb_to_recordset(${jsonb(products)})
    as x (id bigint, categories jsonb, main bigint)`;

/**
 * Puts each product into exactly these categories; the caller has checked them and records the
 * change.
 */
export const writeCategories = async (trx: Trx, products: Placed): Promise<void> => {
  if (products.length === 0) return;
  await sql`
    delete from parent_product_categories c using ${given(products)}
    where c.parent_id = x.id and not x.categories ? c.category_id::text`.execute(trx);
  // removes the old main one first, because there must only be one
  await sql`
    update parent_product_categories c set is_main = false from ${given(products)}
    where c.parent_id = x.id and c.is_main and c.category_id <> x.main`.execute(trx);
  await insertCategories(trx, products);
};

/** The same for new products, which have none yet. */
export const insertCategories = async (trx: Trx, products: Placed): Promise<void> => {
  if (products.length === 0) return;
  await sql`
    insert into parent_product_categories (parent_id, category_id, is_main)
    select x.id, k.id::bigint, k.id::bigint = x.main
    from ${given(products)} cross join jsonb_array_elements_text(x.categories) k (id)
    on conflict (parent_id, category_id) do update set is_main = excluded.is_main`.execute(trx);
};
