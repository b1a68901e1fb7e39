import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '#server/db/migration.ts';

/** A list finds what its variations lack by their kept numbers. */
export const isOutsideTransaction = true;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createIndexConcurrently(db, {
    name: 'counted_variations_missing_idx',
    definition: sql`on counted_variations (missing, variation_id)`,
  });
