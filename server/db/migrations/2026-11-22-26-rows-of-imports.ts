import { type Kysely, sql } from 'kysely';

/**
 * Each row of an import is rewritten twice, once it is staged and once it is written. Where its page
 * has room, the second time touches none of its indexes.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table import_rows set (fillfactor = 50)`.execute(db);
};
