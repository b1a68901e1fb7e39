import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '#server/db/migration.ts';

/** The orders of products, the texts by which the gallery finds pictures, and deleted records. */
export const isOutsideTransaction = true;

const indexes = {
  parent_products_status_idx: sql`on parent_products (status, id)`,
  parent_products_type_idx: sql`on parent_products (type, id)`,
  parent_products_updated_at_idx: sql`on parent_products (updated_at, id)`,
  variation_images_alt_trgm_idx: sql`on variation_images using gin (alt gin_trgm_ops)`,
  uploads_origin_name_trgm_idx: sql`on uploads using gin (origin_name gin_trgm_ops)`,
  uploads_alt_trgm_idx: sql`on uploads using gin (alt gin_trgm_ops)`,
  changes_last_deleted_idx: sql`on changes (entity, entity_id, id) where action = 'delete'`,
  changes_deleted_name_idx: sql`
    on changes using gin ((before ->> 'name') gin_trgm_ops) where action = 'delete'`,
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, definition] of Object.entries(indexes)) {
    await createIndexConcurrently(db, { name, definition });
  }
};
