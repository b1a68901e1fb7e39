import { type OperationNode, type RawBuilder, RawNode, sql, ValueNode } from 'kysely';
import type { DB } from '#server/generated/database.ts';
import type { Db } from './database.ts';

type Fragment = RawBuilder<unknown>;

interface Asked {
  page: number;
  size: number;
  order: 'ASC' | 'DESC';
}

/** The rows of a list: of `table`, as `alias` (`t` unless given), those that meet all conditions. */
export interface Rows {
  table: keyof DB;
  alias?: string;
  where: readonly Fragment[];
}

const conditionOf = ({ where }: Rows): Fragment =>
  where.length > 0 ? sql.join([...where], sql` and `) : sql`true`;

const idOf = ({ alias = 't' }: Rows): Fragment => sql.ref(`${alias}.id`);

const fromOf = (rows: Rows): Fragment =>
  sql`from ${sql.table(rows.table)} ${sql.id(rows.alias ?? 't')} where ${conditionOf(rows)}`;

/** The ids of all of them. */
export const idsOf = (rows: Rows): Fragment => sql`select ${idOf(rows)} ${fromOf(rows)}`;

/**
 * The rows of a page among those that meet a condition. A page of all rows is a text of its own, which
 * the embedded database plans once; with values in the condition a page is planned for these.
 */
export const limitOf = (condition: Fragment, { page, size }: Pick<Asked, 'page' | 'size'>) => {
  const number = namesValues(condition.toOperationNode()) ? sql.val : sql.lit;
  return sql`limit ${number(size)} offset ${number(page * size)}`;
};

const namesValues = (node: OperationNode): boolean =>
  ValueNode.is(node) || (RawNode.is(node) && node.parameters.some(namesValues));

/** The ids of a page, `id`, with their place in it, `n`; ties are ordered by their ids. */
export const pageOf = (rows: Rows, column: Fragment, asked: Asked): Fragment => {
  const direction = asked.order === 'DESC' ? sql`desc` : sql`asc`;
  return sql`
    select x.id, row_number() over () as n from (
      select ${idOf(rows)} ${fromOf(rows)}
      order by ${column} ${direction}, ${idOf(rows)} ${direction} ${limitOf(conditionOf(rows), asked)}
    ) x`;
};

export const countOf = async (db: Db, rows: Rows): Promise<number> => {
  const { rows: counted } = await sql<{ n: string }>`
    select count(*) as n ${fromOf(rows)}`.execute(db);
  return Number(counted[0]?.n ?? 0);
};

/** `, expression as "field"` for each that is asked for, so that nothing is built for nobody. */
export const asked = (
  expressions: Readonly<Record<string, Fragment>>,
  fields: ReadonlySet<string>,
): Fragment =>
  sql.join(
    Object.entries(expressions)
      .filter(([field]) => fields.has(field))
      .map(([field, expression]) => sql`, ${expression} as ${sql.id(field)}`),
    sql``,
  );
