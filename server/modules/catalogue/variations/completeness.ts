import { sql } from 'kysely';
import type { VariationsCompleteness } from '#contract/generated/schema.ts';
import type { VariationsFilter } from '#contract/rules/catalogue/variation.ts';
import type { BulkTarget } from '#contract/rules/platform/bulk.ts';
import { variationParts } from '#contract/variationParts.ts';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { assertVariationsFilter } from './attributeFilter.ts';
import { matching, own } from './filter.ts';
import { lacksAny, withoutPart } from './missing.ts';

/**
 * The missing parts of the viewer's drafts among the target; the publishing dialog shows them
 * first.
 */
export const draftsCompleteness = async (
  db: Db,
  viewer: Viewer,
  { ids, query }: BulkTarget<VariationsFilter>,
): Promise<VariationsCompleteness> => {
  if (query) await assertVariationsFilter(db, query);
  const rows = query
    ? matching(viewer, query)
    : sql`${own(viewer)} and v.id = any(${ids ?? []}::bigint[])`;
  const drafts = sql`v.status = '2' and ${rows}`;
  const lacking = variationParts.map(
    (part) => sql`
      select ${sql.lit(part)} as part, count(*)::int as count from (${withoutPart[part](drafts)}) x`,
  );
  const found = await sql<{ part: string; count: number }>`
    select 'drafts' as part, count(*)::int as count from variations v where ${drafts}
    union all select 'any', count(*)::int from variations v
      where ${drafts} and ${lacksAny(drafts)}
    union all ${sql.join(lacking, sql` union all `)}`.execute(db);
  const counts = new Map(found.rows.map(({ part, count }) => [part, count]));
  const countOf = (part: string) => counts.get(part) ?? 0;
  return {
    drafts: countOf('drafts'),
    incomplete: countOf('any'),
    lacking: variationParts
      .map((part) => ({ part, count: countOf(part) }))
      .filter(({ count }) => count > 0),
  };
};

/** The variations that lack something. */
export const incompleteAmong = async (
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> => {
  const among = sql`v.id = any(${ids}::bigint[])`;
  const { rows } = await sql<{ id: string; name: string }>`
    select v.id, v.name from variations v where ${among} and ${lacksAny(among)}`.execute(db);
  return rows;
};
