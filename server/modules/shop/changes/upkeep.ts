import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { Db } from '#server/db/database.ts';

/** Records what a new day changes. Runs every minute. */
export const recordDays = async (db: Db): Promise<void> => {
  await sql`select record_shop_days()`.execute(db);
};

/**
 * Runs daily. The lines of a transaction have the same time, so they are deleted together; what may be
 * deleted is noted in the same statement, so that no reader misses it.
 */
export const deleteOldShopChanges = async (db: Db): Promise<void> => {
  await sql`
    with gone as (
      delete from shop_changes where at < now() - make_interval(days => ${limits.shopChangeDays})
      returning xid)
    update shop_feed set forgotten = greatest(forgotten,
      (select xid from gone order by xid desc limit 1))`.execute(db);
};
