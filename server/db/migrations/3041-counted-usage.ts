import { type Kysely, sql } from 'kysely';

/** Counts the uses from before the triggers of 3040 existed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`select note_wrong_usage()`.execute(db);
};
