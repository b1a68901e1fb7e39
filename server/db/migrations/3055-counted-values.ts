import { type Kysely, sql } from 'kysely';

/** Counts the values and the options in use from before the triggers of 3054 existed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`select note_wrong_usage(), correct_value_counts()`.execute(db);
};
