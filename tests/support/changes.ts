import type { Db } from '#server/db/database.ts';

/** The history of a record, oldest first. */
export const changesOf = (db: Db, entity: string, entityId: string) =>
  db
    .selectFrom('changes')
    .select(['action', 'user_id', 'before', 'after'])
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .orderBy('id')
    .execute();
