import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Rows that calls refer to, by table. */
type Rows = Record<string, readonly Record<string, string | number>[]>;

/** The partners whose records the calls concern. */
export interface Owners {
  manufacturerB: string;
  vendorB: string;
}

/** Rows of an area; a function where they belong to a partner. */
export type AreaRows = Rows | ((owners: Owners) => Rows);

/** Each `access/<area>.ts` may name such rows in its `calls`. */
const areas = Object.values(
  import.meta.glob<{ rows?: AreaRows }>(['./access/*.ts', '!./access/calls.ts'], {
    eager: true,
    import: 'calls',
  }),
);

/** Inserts the rows of all areas; returns their ids by table. */
export const createRows = async (
  db: Db,
  owners: Owners,
): Promise<Record<string, readonly string[]>> => {
  const created: Record<string, readonly string[]> = {};
  for (const { rows = {} } of areas) {
    const own = typeof rows === 'function' ? rows(owners) : rows;
    for (const [table, values] of Object.entries(own)) {
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
