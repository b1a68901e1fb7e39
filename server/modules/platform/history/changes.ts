import { type RawBuilder, sql } from 'kysely';
import { can } from '#contract/access.ts';
import type { Change } from '#contract/generated/schema.ts';
import type { ChangesFilter, DeletedRecordsFilter } from '#contract/rules/platform/history.ts';
import type { Db } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import { countFrom, directionOf } from '#server/db/page.ts';
import type { Restorer } from '#server/entity/restorer.ts';
import type { Line, State } from '#server/entity/states.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { mayRestore, undoable } from './bulkChanges.ts';
import { deletionsOf } from './deletions.ts';
import type { Kinds } from './kinds.ts';
import { recordNames } from './names.ts';
import { nameIn, ownChanges } from './owned.ts';
import { administratorKeys, changedFields, referencesIn } from './states.ts';

type Condition = RawBuilder<unknown>;

const seesAll = ({ roles }: Viewer) => can(roles, 'serviceAttachment', 'view');

/** A state, limited to what the viewer may see. */
const shown = (viewer: Viewer, state: Condition): Condition =>
  seesAll(viewer) ? state : sql`${state} - ${administratorKeys}::text[]`;

/** Hides changes without any part that the viewer may see. */
const isSeen = (viewer: Viewer): Condition =>
  seesAll(viewer)
    ? sql`true`
    : sql`${shown(viewer, sql`c.before`)} is distinct from ${shown(viewer, sql`c.after`)}`;

interface Row {
  id: string;
  at: string;
  who: string | null;
  action: string;
  entityId: string;
  name: string;
  before: State | null;
  after: State | null;
  bulkChangeId: string | null;
}

/**
 * The author of a change: partners see the names of their own users; all others are shown as the
 * marketplace.
 */
const whoOf = ({ portal, manufacturerId, vendorId }: Viewer): Condition =>
  portal === 'admin'
    ? sql`true`
    : sql`(u.manufacturer_id = ${manufacturerId} or u.vendor_id = ${vendorId})`;

const rowsOf = async (
  db: Db,
  viewer: Viewer,
  restorer: Restorer,
  where: Condition,
  { page, size, order }: Pick<ChangesFilter, 'page' | 'size' | 'order'>,
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select c.id, ${moment('c.at')} as at, c.entity_id as "entityId",
      case when ${whoOf(viewer)} then nullif(trim(u.firstname || ' ' || u.lastname), '') end as who,
      case when c.restored_from is null then c.action else 'restore' end as action,
      coalesce(${nameIn(viewer, restorer, sql`coalesce(c.after, c.before)`)}, '') as name,
      ${shown(viewer, sql`c.before`)} as before, ${shown(viewer, sql`c.after`)} as after,
      ${undoable(viewer)} as "bulkChangeId"
    from changes c left join users u on u.id = c.user_id
    where ${where}
    order by c.id ${directionOf({ order })}
    limit ${size} offset ${page * size}`.execute(db);
  return rows;
};

/** Adds readable fields, with the names of referenced records. */
const described = async (
  db: Db,
  viewer: Viewer,
  { named }: Kinds,
  restorer: Restorer,
  rows: readonly Row[],
): Promise<Change[]> => {
  const canEdit = mayRestore(viewer, restorer);
  const changes = rows.map(({ before, after, ...row }) => ({
    ...row,
    canRestore: canEdit && before !== null,
    bulkChangeId: canEdit ? row.bulkChangeId : null,
    fields: changedFields(restorer.fields, before, after),
  }));
  const lines = changes.flatMap((change) =>
    change.fields.flatMap(({ before, after }) => [...before, ...after]),
  );
  const nameOf = await recordNames(db, named, referencesIn(lines));
  const textOf = (line: Line) =>
    line.map((part) => (typeof part === 'string' ? part : nameOf(part))).join('');
  return changes.map((change) => ({
    ...change,
    fields: change.fields.map(({ field, before, after }) => ({
      field,
      before: before.map(textOf),
      after: after.map(textOf),
    })),
  }));
};

/** The history of one record. */
export const listChanges = async (
  db: Db,
  viewer: Viewer,
  kinds: Kinds,
  filter: ChangesFilter,
): Promise<ListSource<Change>> => {
  const restorer = kinds.restorerOf(filter.entity);
  const where = sql`c.entity = ${filter.entity} and c.entity_id = ${filter.entityId}
    and ${ownChanges(viewer, restorer)} and ${isSeen(viewer)}`;
  const rows = await rowsOf(db, viewer, restorer, where, filter);
  return {
    results: await described(db, viewer, kinds, restorer, rows),
    total: () => countFrom(db, sql`from changes c where ${where}`, filter.countUpTo),
  };
};

/** The last deletion of each record that no longer exists. */
export const listDeleted = async (
  db: Db,
  viewer: Viewer,
  kinds: Kinds,
  filter: DeletedRecordsFilter,
): Promise<ListSource<Change>> => {
  const restorer = kinds.restorerOf(filter.entity);
  const { ids, total } = await deletionsOf(db, viewer, restorer, filter);
  const where = sql`c.id = any(${ids}::bigint[])`;
  const { order } = filter;
  const rows = await rowsOf(db, viewer, restorer, where, { page: 0, size: ids.length, order });
  return { results: await described(db, viewer, kinds, restorer, rows), total };
};
