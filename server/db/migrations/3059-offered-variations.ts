import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '#server/db/migration.ts';

/**
 * The variations that partners can sell: by product for totals, by id for those that a search finds, and by price, where lists
 * passed all samples first, because these cost least.
 */
export const isOutsideTransaction = true;

const indexes = {
  variations_offered_parent_id_idx: sql`(parent_id, id)`,
  variations_offered_id_idx: sql`(id) include (parent_id)`,
  variations_offered_price_idx: sql`(price, id) include (parent_id)`,
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, columns] of Object.entries(indexes)) {
    await createIndexConcurrently(db, {
      name,
      definition: sql`on variations ${columns} where status = '1' and sample_of_id is null`,
    });
  }
};
