import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/generated/database.ts';

/**
 * The ids of a former state that still exist, in order: records deleted since do not prevent
 * restoring.
 */
export const existingIds = async (
  db: Db,
  table: keyof DB,
  given: readonly (string | number)[],
): Promise<string[]> => {
  const ids = given.map(String);
  const { rows } = await sql<{ id: string }>`
    select x.id from unnest(${ids}::bigint[]) with ordinality x (id, n)
    join ${sql.table(table)} t on t.id = x.id order by x.n`.execute(db);
  return rows.map(({ id }) => id);
};
