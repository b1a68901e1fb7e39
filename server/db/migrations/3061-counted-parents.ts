import { type Kysely, sql } from 'kysely';

/** Counts the products from before the triggers of 3060 existed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`select correct_category_set_counts()`.execute(db);
};
