import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '#server/db/migration.ts';

/** By these, the uses of an attribute are found, and products are read in the order of their names. */
export const isOutsideTransaction = true;

const indexes = {
  variations_name_lower_idx: sql`on variations (lower(name), id)`,
  parent_product_options_attr_id_idx: sql`on parent_product_options (attr_id)`,
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, definition] of Object.entries(indexes)) {
    await createIndexConcurrently(db, { name, definition });
  }
};
