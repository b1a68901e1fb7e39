import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '#server/db/migration.ts';

/** Few of all lines of orders are open; the dashboard and the list of manufacturers count these. */
export const isOutsideTransaction = true;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createIndexConcurrently(db, {
    name: 'order_lines_open_idx',
    definition: sql`on order_lines (order_id) where state = 'open'`,
  });
  await createIndexConcurrently(db, {
    name: 'order_lines_unfinished_idx',
    definition: sql`
      on order_lines (variation_id, order_id) where state not in ('completed', 'cancelled')`,
  });
};
