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
  const parts = names.map(
    (name) => sql`
      select ${name}::text as name, coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]')
        as rows from ${sql.table(name)} t`,
  );
  const { rows: contents } = await sql<{ name: string; rows: unknown[] }>`${sql.join(
    parts,
    sql` union all `,
  )}`.execute(db);
  return Object.fromEntries(contents.map(({ name, rows }) => [name, rows]));
};
