import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/**
 * The variations that vendors include, with the number of vendors. The caller's lock has waited for
 * vendors about to include one, because they hold a key lock.
 */
export const includedAmong = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: string; n: number }>`
    select variation_id as id, count(*)::int as n from vendor_products
    where variation_id = any(${ids}::bigint[]) group by variation_id`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
};
