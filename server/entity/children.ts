import { sql } from 'kysely';
import type { SqlFragment, Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { invalid } from '#server/errors/domainError.ts';
import type { DB } from '#server/generated/database.ts';
import { columnOf } from './columns.ts';
import type { Link } from './links.ts';
import { many, type Read, rows as rowsOf } from './states.ts';

/** Rows of another table that belong to one record, `t`, and are written with it. */
export interface Children<Value> {
  /** Value in API responses. */
  read: SqlFragment<Value>;
  /** Value in the history (jsonb), in order. */
  snapshot: SqlFragment;
  /** Replaces all rows of the record. */
  write: (trx: Trx, id: string, given: unknown) => Promise<void>;
  /** Converts a recorded state back to input. */
  inputOf: (state: unknown) => unknown;
  /** How the history shows the rows. */
  history: Read;
  /** The table of links, if the rows are links to other records. */
  link?: Link;
}

interface RowsBelow<Row> {
  table: keyof DB;
  /** The foreign key column to the record. */
  of: string;
  fields: readonly Extract<keyof Row, string>[];
  /** The value of the column `kind`, if the table has rows of several kinds. */
  kind?: string;
}

const inOrder = (
  table: keyof DB,
  of: string,
  each: SqlFragment,
  only: SqlFragment = sql`true`,
): SqlFragment => sql`coalesce((
  select jsonb_agg(${each} order by c.sort_index) from ${sql.table(table)} c
  where c.${sql.id(of)} = t.id and ${only}), '[]')`;

/** Ordered rows (`sort_index`) with their own fields, such as the rules of a template. */
export const rowsBelow = <Row extends object>({
  table,
  of,
  fields,
  kind,
}: RowsBelow<Row>): Children<Row[]> => {
  const only = kind === undefined ? sql`true` : sql`c.kind = ${sql.lit(kind)}`;
  const parts = (nameOf: (field: string) => string) =>
    sql.join(fields.flatMap((field) => [sql.lit(nameOf(field)), sql.ref(`c.${columnOf(field)}`)]));
  const written = sql.join(
    [...(kind === undefined ? [] : ['kind']), ...fields.map(columnOf)].map((column) =>
      sql.id(column),
    ),
  );
  return {
    read: inOrder(
      table,
      of,
      sql`jsonb_build_object(${parts((field) => field)})`,
      only,
    ) as SqlFragment<Row[]>,
    snapshot: inOrder(table, of, sql`jsonb_build_object(${parts(columnOf)})`, only),
    write: async (trx, id, given) => {
      const rows = (given as Row[]).map((row) => ({
        ...(kind !== undefined && { kind }),
        ...Object.fromEntries(fields.map((field) => [columnOf(field), row[field]])),
      }));
      await sql`
        delete from ${sql.table(table)} c where c.${sql.id(of)} = ${id} and ${only}`.execute(trx);
      await sql`
        insert into ${sql.table(table)} (${sql.id(of)}, sort_index, ${written})
        select ${id}, x.n - 1, ${written}
        from jsonb_array_elements(${jsonb(rows)}) with ordinality x (given, n),
          jsonb_populate_record(null::${sql.table(table)}, x.given - 'sort_index')`.execute(trx);
    },
    inputOf: (state) =>
      (state as Record<string, unknown>[]).map((row) =>
        Object.fromEntries(fields.map((field) => [field, row[columnOf(field)]])),
      ),
    history: rowsOf,
  };
};

interface LinksBelow {
  table: keyof DB;
  /** The foreign key columns: to the record, and to the linked record. */
  of: string;
  to: string;
  linked: keyof DB;
  /** The kind of the linked records, whose names the history shows. */
  kind: string;
  /** The input field that lists them. */
  field: string;
}

/**
 * Ordered links (`sort_index`) to records of another table; throws INVALID if a linked record does
 * not exist.
 */
export const linksBelow = ({
  table,
  of,
  to,
  linked,
  kind,
  field,
}: LinksBelow): Children<string[]> => ({
  read: inOrder(table, of, sql`c.${sql.id(to)}::text`) as SqlFragment<string[]>,
  snapshot: inOrder(table, of, sql`c.${sql.id(to)}`),
  write: async (trx, id, given) => {
    const ids = given as string[];
    const known = await sql`
      select id from ${sql.table(linked)} where id = any(${ids}::bigint[])
      order by id for key share`.execute(trx);
    if (known.rows.length < ids.length) throw invalid({ [field]: { rule: 'rules.unknown' } });
    await sql`
      delete from ${sql.table(table)}
      where ${sql.id(of)} = ${id} and ${sql.id(to)} <> all(${ids}::bigint[])`.execute(trx);
    await sql`
      insert into ${sql.table(table)} (${sql.id(of)}, ${sql.id(to)}, sort_index)
      select ${id}, x.id, x.n - 1 from unnest(${ids}::bigint[]) with ordinality as x (id, n)
      on conflict (${sql.id(of)}, ${sql.id(to)}) do update
        set sort_index = excluded.sort_index`.execute(trx);
  },
  inputOf: (state) => state,
  history: many(kind),
  link: { kind, table, of, to, isOrdered: true },
});
