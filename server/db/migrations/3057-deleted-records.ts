import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '#server/db/migration.ts';

/** The deleted options of an attribute, and the deleted variations of a manufacturer's products. */
export const isOutsideTransaction = true;

const indexes = {
  changes_deleted_attr_id_idx: sql`
    on changes (entity, (before ->> 'attr_id'), id)
    where action = 'delete' and before ->> 'attr_id' is not null`,
  changes_deleted_parent_id_idx: sql`
    on changes (((before ->> 'parent_id')::bigint))
    where entity = 'variation' and action = 'delete'`,
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, definition] of Object.entries(indexes)) {
    await createIndexConcurrently(db, { name, definition });
  }
};
