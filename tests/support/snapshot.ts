import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Tables that calls may write although they are refused. */
const bookkeeping = ['sessions', 'rate_limits'];

/** Every row of every table, by table: two of them are equal when nothing was changed between. */
export const snapshot = async (db: Db): Promise<Record<string, unknown[]>> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
    order by 1`.execute(db);
  const names = tables.map((table) => table.name).filter((name) => !bookkeeping.includes(name));
  const all: Record<string, unknown[]> = {};
  for (const name of names) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from ${sql.table(name)} t order by to_jsonb(t)::text`.execute(db);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
};
