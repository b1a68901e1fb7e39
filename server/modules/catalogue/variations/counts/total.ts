import { sql } from 'kysely';
import * as v from 'valibot';
import { can } from '#contract/access.ts';
import { type VariationsFilter, variationsQuery } from '#contract/rules/catalogue/variation.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { ownedBy } from '#server/db/owner.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { variationCounts, variationTotals } from './counted.ts';
import { saysLacking } from './lacking.ts';

/** What a query may name: the page, which leaves out no row, and what the totals are kept by. */
const known: ReadonlySet<string> = new Set([
  'page',
  'size',
  'sort',
  'order',
  'countUpTo',
  'status',
  'manufacturer_id',
  'missing',
] satisfies (keyof VariationsFilter)[]);

/** The query of a list without any filter. */
const unfiltered: Readonly<Record<string, unknown>> = v.parse(variationsQuery, {});

/** An empty list is a filter: no variation has one of no ids. */
const isFilter = ([name, value]: [string, unknown]): boolean =>
  value != null && value !== '' && value !== unfiltered[name];

/** The number of variations that match, if the kept numbers tell it; otherwise null. */
export const keptTotal = async (
  db: Db,
  viewer: Viewer,
  filter: VariationsFilter,
): Promise<number | null> => {
  if (Object.entries(filter).some((entry) => !known.has(entry[0]) && isFilter(entry))) return null;
  const { status, manufacturer_id, missing } = filter;
  const conditions: SqlFragment[] = [ownedBy(viewer, 'c', ['manufacturer_id'])];
  if (status) conditions.push(sql`c.status = ${status}`);
  if (missing !== 'all') conditions.push(saysLacking(missing));
  // as in the list, the filter of those who have none does not filter
  if (manufacturer_id && can(viewer.roles, 'brandFilter', 'view')) {
    conditions.push(sql`c.manufacturer_id = ${manufacturer_id}`);
  }
  const { rows } = await sql<{ n: number }>`${prepared}
    select coalesce(sum(c.n), 0)::int as n from ${missing === 'all' ? variationTotals : variationCounts} c
    where ${sql.join(conditions, sql` and `)}`.execute(db);
  return rows[0]?.n ?? 0;
};
