import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '#server/db/migration.ts';

/** By these, orders are filtered by status, and partners search their own. */
export const isOutsideTransaction = true;

const indexes = {
  orders_status_ordered_at_idx: sql`on orders (status, ordered_at, id)`,
  order_parts_vendor_id_status_idx: sql`on order_parts (vendor_id, status, order_id)`,
  orders_number_trgm_idx: sql`on orders using gin (number gin_trgm_ops)`,
  orders_customer_name_trgm_idx: sql`on orders using gin (customer_name gin_trgm_ops)`,
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, definition] of Object.entries(indexes)) {
    await createIndexConcurrently(db, { name, definition });
  }
};
