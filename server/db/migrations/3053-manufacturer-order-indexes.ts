import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '#server/db/migration.ts';

/** By these, a manufacturer's variations are read in the order of its list. */
export const isOutsideTransaction = true;

const indexes = {
  variation_order_manufacturer_id_name_idx: sql`
    on variation_order (manufacturer_id, name, variation_id)`,
  variation_order_manufacturer_id_sku_idx: sql`
    on variation_order (manufacturer_id, sku, variation_id)`,
  variation_order_manufacturer_id_combination_idx: sql`
    on variation_order (manufacturer_id, combination, variation_id)`,
  variation_order_manufacturer_id_id_idx: sql`
    on variation_order (manufacturer_id, variation_id)`,
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, definition] of Object.entries(indexes)) {
    await createIndexConcurrently(db, { name, definition });
  }
};
