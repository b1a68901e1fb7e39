import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/**
 * Those of the variations that vendors include, with how many do. The caller has locked them: a
 * vendor that is about to include one holds a key lock on it, and was waited for.
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
