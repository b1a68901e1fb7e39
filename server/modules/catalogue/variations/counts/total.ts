import { sql } from 'kysely';
import { can } from '#contract/access.ts';
import type { VariationsFilter } from '#contract/rules/catalogue/variation.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { ownedBy } from '#server/db/owner.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { filtersIn } from '#server/modules/catalogue/variations/filter.ts';
import { variationCounts, variationTotals } from './counted.ts';
import { saysLacking } from './lacking.ts';

/** The filters that the totals are kept by. */
const known: ReadonlySet<string> = new Set([
  'status',
  'manufacturer_id',
  'missing',
] satisfies (keyof VariationsFilter)[]);

/** The number of variations that match, if the kept numbers tell it; otherwise null. */
export const keptTotal = async (
  db: Db,
  viewer: Viewer,
  filter: VariationsFilter,
): Promise<number | null> => {
  if (filtersIn(filter).some((name) => !known.has(name))) return null;
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
