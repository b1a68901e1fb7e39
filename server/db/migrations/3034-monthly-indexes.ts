import type { Kysely } from 'kysely';
import { preparePartitions } from '#server/db/partitions/convert.ts';

/** See 3035 and 3036. */
export const isOutsideTransaction = true;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await preparePartitions(db, { table: 'security_events', time: 'at', key: ['id', 'at'] });
  await preparePartitions(db, {
    table: 'notifications',
    time: 'created_at',
    key: ['id', 'created_at'],
  });
};
