import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '#server/db/migration.ts';

/**
 * By these, the uses of an attribute are found, products are read in the order of their names, and the short
 * values of an attribute are grouped without their rows. The length of a row in an index is limited.
 */
export const isOutsideTransaction = true;

const indexes = {
  variations_name_lower_idx: sql`on variations (lower(name), id)`,
  parent_product_options_attr_id_idx: sql`on parent_product_options (attr_id)`,
  variation_attributes_short_idx: sql`
    on variation_attributes (attr_id, value) where length(value) <= 100`,
  variation_attributes_long_idx: sql`on variation_attributes (attr_id) where length(value) > 100`,
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, definition] of Object.entries(indexes)) {
    await createIndexConcurrently(db, { name, definition });
  }
};
