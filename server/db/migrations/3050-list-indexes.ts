import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '#server/db/migration.ts';

/**
 * By these, customers are searched, open orders are listed, the lines of a partner that wait for their payment are
 * counted, and pages of orders and of parent products are found.
 */
export const isOutsideTransaction = true;

const indexes = {
  customers_search_trgm_idx: sql`
    on customers using gin (firstname gin_trgm_ops, lastname gin_trgm_ops, company gin_trgm_ops,
      email gin_trgm_ops, city gin_trgm_ops, post_code gin_trgm_ops)`,
  orders_unfinished_idx: sql`
    on orders (ordered_at, id) where status in ('open', 'in_progress')`,
  orders_uncovered_idx: sql`on orders (id) where not is_covered`,
  order_parts_vendor_id_order_id_idx: sql`on order_parts (vendor_id, order_id) include (id)`,
  order_lines_part_id_state_idx: sql`on order_lines (part_id, state)`,
  // with the date and the name itself, a page is found without reading the rows before it
  orders_id_ordered_at_idx: sql`on orders (id) include (ordered_at)`,
  parent_products_name_idx: sql`on parent_products (lower(name), id) include (name)`,
  parent_products_manufacturer_id_name_idx: sql`
    on parent_products (manufacturer_id, lower(name), id) include (name, status, type)`,
  // joins by id take this one; with the one above alone, the planner hashes the categories of all products
  parent_products_manufacturer_id_id_idx: sql`on parent_products (manufacturer_id, id)`,
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, definition] of Object.entries(indexes)) {
    await createIndexConcurrently(db, { name, definition });
  }
};
