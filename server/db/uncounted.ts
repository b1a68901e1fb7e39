import { sql } from 'kysely';
import type { Db, SqlFragment } from './database.ts';

/** The number of changes that the kept numbers do not contain yet (decision 61). */
export const uncountedChanges: SqlFragment<number> = sql<number>`(
  (select count(*) from uncounted) + (select count(*) from usage_changes)
  + (select count(*) from value_changes) + (select count(*) from moved_parents)
  + (select count(*) from uncounted_parents))::int`;

/** Functions that compare kept sums with the rows, correct them, and return how many were wrong. */
const corrections = ['note_wrong_usage', 'correct_value_counts', 'correct_category_set_counts'];

/**
 * Corrects the kept numbers of uses, of values and of categories' products, also after rows were written without
 * triggers; returns how many were wrong.
 */
export const correctSums = async (db: Db): Promise<number> => {
  let wrong = 0;
  for (const correction of corrections) {
    const { rows } = await sql<{ wrong: number }>`
      select ${sql.id(correction)}()::int as wrong`.execute(db);
    wrong += rows[0]?.wrong ?? 0;
  }
  return wrong;
};
