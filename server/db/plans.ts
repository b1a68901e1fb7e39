import { sql, type Transaction } from 'kysely';
import type { DB } from '#server/generated/database.ts';

/**
 * What the transaction plans from here on reads no table where an index leads to the rows, and is
 * planned for any values, once. For writers of many rows: each foreign key is checked row by row. Where
 * it leads to a table of one page the planner would have all of its rows read for each, and for a key
 * of two columns all rows collected that have one of them. A third of the time of such an insert in
 * the embedded database.
 */
export const planByIndex = async (trx: Transaction<DB>): Promise<void> => {
  await sql`
    select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
      set_config('plan_cache_mode', 'force_generic_plan', true)`.execute(trx);
};

/** Plans that this session made for foreign keys before are made anew, as {@link planByIndex} has it. */
export const forgetPlans = async (trx: Transaction<DB>): Promise<void> => {
  await sql`discard plans`.execute(trx);
};
