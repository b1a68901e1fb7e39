import type { Kysely } from 'kysely';
import { partitionByMonth } from '#server/db/partitions/convert.ts';

/** Months that are too old are dropped as a whole. Prepared by 3034. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  partitionByMonth(db, { table: 'notifications', time: 'created_at', key: ['id', 'created_at'] });
