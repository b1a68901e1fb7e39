import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '#server/db/migration.ts';

/** The orders in which the list of orders is sorted. */
export const isOutsideTransaction = true;

const indexes = {
  orders_customer_name_idx: sql`on orders (lower(customer_name), id)`,
  orders_city_idx: sql`on orders (lower(shipping_address ->> 'city'), id)`,
  orders_method_idx: sql`on orders (lower(method), id)`,
  orders_status_id_idx: sql`on orders (status, id)`,
  orders_payment_status_id_idx: sql`on orders (payment_status, id)`,
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, definition] of Object.entries(indexes)) {
    await createIndexConcurrently(db, { name, definition });
  }
};
