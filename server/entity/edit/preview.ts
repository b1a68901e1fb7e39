import { sql } from 'kysely';
import type { PreviewPage } from '#contract/rules/platform/preview.ts';
import type { SqlFragment, Trx } from '#server/db/database.ts';
import { fieldsOf, type PlannedField, withOutcomes } from './planned.ts';

export interface EditCounts {
  total: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** Each refused row counts for its first reason. */
  refusals: { msg: string; count: number }[];
}

export interface EditedRow {
  id: string;
  name: string;
  sku: string;
  outcome: string;
  msg: string | null;
  fields: PlannedField[];
}

/** The effect of a plan with `count` changes: numbers of all rows, and a page of them. */
export const previewOf = async (
  trx: Trx,
  plan: SqlFragment,
  count: number,
  { page, size }: PreviewPage,
): Promise<EditCounts & { results: EditedRow[] }> => {
  const { rows } = await sql<EditCounts & { results: EditedRow[] }>`
    with planned as materialized (${withOutcomes(plan, count)})
    select (select count(*)::int from planned) as total,
      (select count(*)::int from planned where outcome = 'changed') as changed,
      (select count(*)::int from planned where outcome = 'unchanged') as unchanged,
      (select count(*)::int from planned where outcome = 'refused') as refused,
      (select coalesce(json_agg(r order by r.count desc, r.msg), '[]') from (
        select msg, count(*)::int as count from planned where msg is not null group by 1) r
      ) as refusals,
      (select coalesce(json_agg(json_build_object('id', x.id::text, 'name', x.name, 'sku', x.sku,
          'outcome', x.outcome, 'msg', x.msg, 'fields', ${fieldsOf(count)}) order by x.n), '[]')
        from (
          select p.*, row_number() over (order by
            array_position(array['refused', 'changed', 'unchanged'], p.outcome), p.place) as n
          from planned p order by n limit ${size} offset ${page}::bigint * ${size}
        ) x) as results`.execute(trx);
  const [found] = rows;
  if (!found) throw new Error('A preview without a row.');
  return found;
};
