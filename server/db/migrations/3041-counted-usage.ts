import { type Kysely, sql } from 'kysely';

/** Counts what products use at present, of which the triggers of 3040 know nothing. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`select note_wrong_usage()`.execute(db);
};
