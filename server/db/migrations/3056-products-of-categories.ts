import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '#server/db/migration.ts';

/** By this, the products of a category are found without reading their rows. */
export const isOutsideTransaction = true;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createIndexConcurrently(db, {
    name: 'parent_product_categories_category_id_parent_id_idx',
    definition: sql`on parent_product_categories (category_id, parent_id)`,
  });
