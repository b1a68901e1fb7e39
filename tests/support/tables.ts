import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The tables of these schemas, by name; those with partitions once. */
export const tablesIn = async (
  db: Db,
  schemas: readonly string[] = ['public'],
): Promise<{ schema: string; name: string }[]> => {
  const { rows } = await sql<{ schema: string; name: string }>`
    select n.nspname::text as schema, c.relname::text as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any(${schemas}::text[]) and c.relkind in ('r', 'p') and not c.relispartition
    order by 1, 2`.execute(db);
  return rows;
};
