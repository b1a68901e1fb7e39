import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '#server/db/migration.ts';

/** By these, a vendor's lines are found without reading its parts of orders. */
export const isOutsideTransaction = true;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createIndexConcurrently(db, {
    name: 'order_parts_vendor_id_id_idx',
    definition: sql`on order_parts (vendor_id, id)`,
  });
