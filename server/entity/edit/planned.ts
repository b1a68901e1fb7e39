import { sql } from 'kysely';
import type { SqlFragment, Trx } from '#server/db/database.ts';

/*
 * A bulk edit plans each of its changes with one query, which the preview and the edit share, so
 * that they cannot differ. A plan is a relation of `id`, `place` (the order of the rows), `name`,
 * `sku`, and the columns of each change (`fieldColumns`).
 */

/** The effect of a change on a row, as SQL expressions. */
export interface PlannedColumns {
  /** text[], like `after`. */
  before: SqlFragment;
  after: SqlFragment;
  /** text[]: the owners of the parts of `after`, if the change needs them. */
  places?: SqlFragment;
  /** Message key of the reason why the row cannot take the change, or null. */
  msg: SqlFragment;
}

export const noPlaces: SqlFragment = sql`'{}'::text[]`;

/** The columns of the change number `n` in a plan. */
export const fieldColumns = (
  { before, after, places = noPlaces, msg }: PlannedColumns,
  n: number,
): SqlFragment => sql`${before}::text[] as ${column('before', n)},
  ${after}::text[] as ${column('after', n)}, ${places} as ${column('places', n)},
  ${msg} as ${column('msg', n)}`;

type Part = keyof PlannedColumns;

const column = (part: Part, n: number) => sql.id(`${part}_${n}`);

/** A column of the change number `n` in the relation `x`. */
export const columnOf = (part: Part, n: number): SqlFragment => sql`x.${column(part, n)}`;

const each = (count: number, of: (n: number) => SqlFragment): SqlFragment[] =>
  Array.from({ length: count }, (_, n) => of(n));

const isChanged = (n: number) => sql`${columnOf('before', n)} <> ${columnOf('after', n)}`;

/**
 * A plan of `count` changes with `msg`, the first reason for a refusal, and `outcome`. A row is
 * refused as a whole if it cannot take one of the changes.
 */
export const withOutcomes = (plan: SqlFragment, count: number): SqlFragment => {
  const firstMsg = sql`coalesce(${sql.join(each(count, (n) => columnOf('msg', n)))})`;
  return sql`
    select x.*, ${firstMsg} as msg,
      case when ${firstMsg} is not null then 'refused'
      when ${sql.join(each(count, isChanged), sql` or `)} then 'changed'
      else 'unchanged' end as outcome
    from (${plan}) x`;
};

/** The changes of a row of the relation `x` as JSON. */
export const fieldsOf = (count: number): SqlFragment =>
  sql`json_build_array(${sql.join(
    each(
      count,
      (n) => sql`json_build_object('before', ${columnOf('before', n)},
      'after', ${columnOf('after', n)}, 'places', ${columnOf('places', n)},
      'msg', ${columnOf('msg', n)})`,
    ),
  )})`;

/** A field of a row before and after its change. */
export interface PlannedField {
  before: string[];
  after: string[];
  places: string[];
  msg: string | null;
}

export interface PlannedRow {
  id: string;
  /** The row's name. */
  label: string;
  outcome: 'changed' | 'unchanged' | 'refused';
  msg: string | null;
  /** One for each change. */
  fields: PlannedField[];
}

/** The planned rows in their order. */
export const plannedRows = async (
  trx: Trx,
  plan: SqlFragment,
  count: number,
): Promise<PlannedRow[]> => {
  const { rows } = await sql<PlannedRow>`
    select x.id::text as id, x.name as label, x.outcome, x.msg, ${fieldsOf(count)} as fields
    from (${withOutcomes(plan, count)}) x order by x.place`.execute(trx);
  return rows;
};

/** Whether a change makes a difference. */
export const makesDifference = ({ before, after }: PlannedField): boolean =>
  before.length !== after.length || before.some((part, n) => part !== after[n]);
