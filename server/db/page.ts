import { type OperationNode, RawNode, sql, ValueNode } from 'kysely';
import type { DB } from '#server/generated/database.ts';
import type { Db, SqlFragment } from './database.ts';

interface Paging {
  page: number;
  size: number;
  order: 'ASC' | 'DESC';
}

/**
 * The rows of a list: rows of `table`, with alias `alias` (default `t`), that meet all conditions.
 */
export interface Rows {
  table: keyof DB;
  alias?: string;
  where: readonly SqlFragment[];
}

const conditionOf = ({ where }: Rows): SqlFragment =>
  where.length > 0 ? sql.join([...where], sql` and `) : sql`true`;

const idOf = ({ alias = 't' }: Rows): SqlFragment => sql.ref(`${alias}.id`);

const fromOf = (rows: Rows): SqlFragment =>
  sql`from ${sql.table(rows.table)} ${sql.id(rows.alias ?? 't')} where ${conditionOf(rows)}`;

/** Selects the ids of all these rows. */
export const idsOf = (rows: Rows): SqlFragment => sql`select ${idOf(rows)} ${fromOf(rows)}`;

/**
 * Limit and offset of a page. An unfiltered list has them in the statement's text, so the embedded
 * database plans it once; with a filter they are parameters, planned for their values.
 */
export const limitOf = (condition: SqlFragment, { page, size }: Pick<Paging, 'page' | 'size'>) => {
  const number = namesValues(condition.toOperationNode()) ? sql.val : sql.lit;
  return sql`limit ${number(size)} offset ${number(page * size)}`;
};

const namesValues = (node: OperationNode): boolean =>
  ValueNode.is(node) || (RawNode.is(node) && node.parameters.some(namesValues));

/** `asc` or `desc`. */
export const directionOf = ({ order }: Pick<Paging, 'order'>): SqlFragment =>
  order === 'DESC' ? sql`desc` : sql`asc`;

const orderOf = (rows: Rows, column: SqlFragment, paging: Pick<Paging, 'order'>): SqlFragment => {
  const direction = directionOf(paging);
  return sql`order by ${column} ${direction}, ${idOf(rows)} ${direction}`;
};

/** Selects the ids of all these rows in the list's order; ties are ordered by id. */
export const orderedIdsOf = (
  rows: Rows,
  column: SqlFragment,
  paging: Pick<Paging, 'order'>,
): SqlFragment => sql`select ${idOf(rows)} ${fromOf(rows)} ${orderOf(rows, column, paging)}`;

/** Selects the ids of a page as `id`, with their position `n`; ties are ordered by id. */
export const pageOf = (rows: Rows, column: SqlFragment, paging: Paging): SqlFragment => sql`
    select x.id, row_number() over () as n from (
      ${orderedIdsOf(rows, column, paging)} ${limitOf(conditionOf(rows), paging)}
    ) x`;

/**
 * Counts the rows of a part of a statement that begins with `from`.
 * @param upTo how far it counts; one more stands for any greater number
 */
export const countFrom = async (
  db: Db,
  from: SqlFragment,
  upTo?: number | null,
): Promise<number> => {
  const { rows: counted } = await (upTo == null
    ? sql<{ n: string }>`select count(*) as n ${from}`
    : sql<{ n: string }>`
        select count(*) as n from (select ${from} limit ${sql.lit(upTo + 1)}) x`
  ).execute(db);
  return Number(counted[0]?.n ?? 0);
};

/** Counts these rows; see {@link countFrom}. */
export const countOf = (db: Db, rows: Rows, upTo?: number | null): Promise<number> =>
  countFrom(db, fromOf(rows), upTo);

/** `, expression as "field"` for each requested field; other fields are not computed. */
export const requestedColumns = (
  expressions: Readonly<Record<string, SqlFragment>>,
  fields: ReadonlySet<string>,
): SqlFragment =>
  sql.join(
    Object.entries(expressions)
      .filter(([field]) => fields.has(field))
      .map(([field, expression]) => sql`, ${expression} as ${sql.id(field)}`),
    sql``,
  );

/** The records with these ids and their positions: `page (id, n)`, for a `with` clause. */
export const pageOfIds = (ids: readonly string[]): SqlFragment => sql`
  page as materialized (select id, n from unnest(${ids}::bigint[]) with ordinality x (id, n))`;

/** The ids that a statement selects as `id`, in the order of its `n`. */
export const idsIn = async (db: Db, page: SqlFragment): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from (${page}) x order by n`.execute(db);
  return rows.map(({ id }) => id);
};

/** Whether a column has an id of `page`: as a list, which uses indexes whatever the planner's statistics. */
export const ofPage: SqlFragment = sql`= any(array(select id from page))`;
