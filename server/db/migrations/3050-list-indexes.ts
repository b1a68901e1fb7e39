import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '#server/db/migration.ts';

/**
 * By these, customers are searched, open orders are listed, the lines of a partner that wait for their payment are
 * counted, and the pages of a partner's orders are found.
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
  // with the date itself, a page is found without reading the rows before it
  orders_id_ordered_at_idx: sql`on orders (id) include (ordered_at)`,
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, definition] of Object.entries(indexes)) {
    await createIndexConcurrently(db, { name, definition });
  }
};
