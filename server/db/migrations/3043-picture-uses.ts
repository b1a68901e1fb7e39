import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '#server/db/migration.ts';

/** The gallery counts the variations of a picture, shows the first ones and their text, and sorts by name. */
export const isOutsideTransaction = true;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createIndexConcurrently(db, {
    name: 'variation_images_uses_idx',
    definition: sql`on variation_images (filename, variation_id)`,
  });
  await createIndexConcurrently(db, {
    name: 'variation_images_shown_alt_idx',
    definition: sql`on variation_images (filename, id) where alt <> ''`,
  });
  await createIndexConcurrently(db, {
    name: 'uploads_origin_name_id_idx',
    definition: sql`on uploads (lower(origin_name), id)`,
  });
};
