import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Rows that calls refer to, by table. */
export type Rows = Record<string, readonly Record<string, string | number>[]>;

/** Each `access/<area>.ts` may name such rows in its `calls`. */
const areas = Object.values(
  import.meta.glob<{ rows?: Rows }>(['./access/*.ts', '!./access/calls.ts'], {
    eager: true,
    import: 'calls',
  }),
);

/** Inserts the rows of all areas; returns their ids by table. */
export const createRows = async (db: Db): Promise<Record<string, readonly string[]>> => {
  const created: Record<string, readonly string[]> = {};
  for (const { rows = {} } of areas) {
    for (const [table, values] of Object.entries(rows)) {
      created[table] = await Promise.all(values.map((row) => insert(db, table, row)));
    }
  }
  return created;
};

const insert = async (
  db: Db,
  table: string,
  row: Record<string, string | number>,
): Promise<string> => {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
};
