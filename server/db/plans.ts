import { sql } from 'kysely';
import type { Trx } from './database.ts';

/**
 * For the rest of the transaction, prefers indexes to sequential scans, and plans each statement
 * once for all values. Meant for writers of many rows, whose foreign keys are checked row by row:
 * otherwise each check scans the whole of a one-page table, and with a two-column key collects all
 * rows that match one of the columns. Saves a third of the time of such an insert in the embedded
 * database.
 */
export const planByIndex = async (trx: Trx): Promise<void> => {
  await sql`
    select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
      set_config('plan_cache_mode', 'force_generic_plan', true)`.execute(trx);
};

/**
 * Discards the session's plans of foreign key checks, so that {@link planByIndex} applies to them.
 */
export const forgetPlans = async (trx: Trx): Promise<void> => {
  await sql`discard plans`.execute(trx);
};
