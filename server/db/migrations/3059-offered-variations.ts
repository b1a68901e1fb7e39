import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '#server/db/migration.ts';

/** The variations that partners can sell. Lists by price passed all samples first, because these cost least. */
export const isOutsideTransaction = true;

const indexes = {
  variations_offered_parent_id_idx: sql`
    on variations (parent_id, id) where status = '1' and sample_of_id is null`,
  variations_offered_price_idx: sql`
    on variations (price, id) include (parent_id) where status = '1' and sample_of_id is null`,
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, definition] of Object.entries(indexes)) {
    await createIndexConcurrently(db, { name, definition });
  }
};
