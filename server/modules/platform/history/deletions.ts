import { type RawBuilder, sql } from 'kysely';
import type { DeletedRecordsFilter } from '#contract/rules/platform/history.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { countFrom, directionOf } from '#server/db/page.ts';
import { hasWords } from '#server/db/search.ts';
import type { Restorer } from '#server/entity/restorer.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { nameIn, ownChanges } from './owned.ts';

/** Deletions `c` of a kind. */
const ofKind = (entity: string): SqlFragment => sql`c.entity = ${entity} and c.action = 'delete'`;

/**
 * Whether `c` is the last deletion of a record that no longer exists. An expression: the planner would take
 * `not exists` for true of hardly any row, and read all deletions.
 */
const isLast = ({ table }: Restorer): SqlFragment => sql`not coalesce(
  (select true from ${sql.table(table)} t where t.id = c.entity_id),
  (select true from changes l where l.entity = c.entity and l.entity_id = c.entity_id
    and l.action = 'delete' and l.id > c.id limit 1), false)`;

const matching = (
  viewer: Viewer,
  restorer: Restorer,
  { name, attr_id }: DeletedRecordsFilter,
): SqlFragment => {
  const conditions: RawBuilder<unknown>[] = [isLast(restorer), ownChanges(viewer, restorer)];
  if (restorer.isBack) conditions.push(sql`not ${restorer.isBack}`);
  if (name) conditions.push(hasWords(name, nameIn(viewer, restorer, sql`c.before`)));
  if (attr_id) conditions.push(sql`c.before ->> 'attr_id' = ${attr_id}`);
  return sql.join(conditions, sql` and `);
};

/** Deletions that may be the viewer's, looked up first: those of others would all be read. */
const ownDeletions = (viewer: Viewer, { ownDeletions: idsOf }: Restorer): SqlFragment =>
  viewer.portal === 'admin' || !idsOf ? sql`true` : sql`c.id = any(array(${idsOf(viewer)}))`;

/** How many of the first deletions are searched before all are. */
const triedDeletions = 200;

/** The total, if the rows of a page and the next one show it; otherwise null. */
const totalOf = (
  ids: readonly string[],
  { page, size, countUpTo }: DeletedRecordsFilter,
): number | null => {
  if (ids.length === 0 && page > 0) return null;
  const seen = page * size + ids.length;
  if (countUpTo != null && seen > countUpTo) return countUpTo + 1;
  return ids.length <= size ? seen : null;
};

/** The ids of a page, and one more, which shows whether another page follows. */
const idsIn = async (
  db: Db,
  from: SqlFragment,
  filter: DeletedRecordsFilter,
): Promise<string[]> => {
  const { page, size } = filter;
  const { rows } = await sql<{ id: string }>`
    select c.id ${from} order by c.id ${directionOf(filter)}
    limit ${size + 1} offset ${page * size}`.execute(db);
  return rows.map(({ id }) => id);
};

interface Deletions {
  ids: string[];
  total: () => Promise<number>;
}

/** A page of the last deletions of records that no longer exist, in the order of their ids. */
export const deletionsOf = async (
  db: Db,
  viewer: Viewer,
  restorer: Restorer,
  filter: DeletedRecordsFilter,
): Promise<Deletions> => {
  const { page, size, countUpTo } = filter;
  const ofEntity = ofKind(filter.entity);
  const isFound = matching(viewer, restorer, filter);
  const first = sql`from (
    select * from changes c where ${ofEntity}
    order by c.id ${directionOf(filter)} limit ${sql.lit(triedDeletions)}) c where ${isFound}`;
  const all = sql`from changes c
    where ${ofEntity} and ${ownDeletions(viewer, restorer)} and ${isFound}`;
  const isNear = (page + 1) * size < triedDeletions;
  const tried = isNear ? await idsIn(db, first, filter) : [];
  const ids = tried.length > size ? tried : await idsIn(db, all, filter);
  const known = totalOf(ids, filter);
  return {
    ids: ids.slice(0, size),
    total: async () => known ?? countFrom(db, all, countUpTo),
  };
};
