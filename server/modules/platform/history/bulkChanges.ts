import { sql } from 'kysely';
import { can } from '#contract/access.ts';
import type { BulkChange } from '#contract/generated/schema.ts';
import { canBeUndone, isRecent, isRunning } from '#server/db/bulkChanges.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import type { Restorer } from '#server/entity/restorer.ts';
import type { State } from '#server/entity/states.ts';
import { DomainError, forbidden, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Kinds } from './kinds.ts';
import { nameIn, ownChanges } from './owned.ts';

/** Whether `bulk_changes b` is the viewer's; all are for administrators. */
const ownBulkChange = ({ portal, userId }: Viewer): SqlFragment =>
  portal === 'admin' ? sql`true` : sql`b.user_id = ${userId}`;

/** The id of the bulk change of `changes c`, while the viewer can undo it. */
export const undoable = (viewer: Viewer): SqlFragment => sql`(
  select b.id from bulk_changes b
  where b.id = c.bulk_change_id and ${ownBulkChange(viewer)} and ${canBeUndone})`;

/** A record that a bulk change has changed. */
interface Changed {
  /** Its first change in the bulk change. */
  id: string;
  entity: string;
  entityId: string;
}

/** The first change of each record in a bulk change. */
export const firstChanges = (bulkChangeId: string): SqlFragment => sql`
  select min(c.id) as id from changes c
  where c.bulk_change_id = ${bulkChangeId} and c.action = 'update'
  group by c.entity, c.entity_id`;

/** The records of these changes that are the viewer's, by kind. */
export const changedRecords = async (
  db: Db,
  viewer: Viewer,
  kinds: Kinds,
  changes: SqlFragment,
): Promise<Map<Restorer, Changed[]>> => {
  const { rows: entities } = await sql<{ entity: string }>`
    select distinct c.entity from changes c where c.id in (${changes}) order by 1`.execute(db);
  const found = new Map<Restorer, Changed[]>();
  for (const { entity } of entities) {
    const restorer = kinds.restorerOf(entity);
    const { rows } = await sql<Changed>`
      select c.id, c.entity, c.entity_id as "entityId" from changes c
      where c.id in (${changes}) and c.entity = ${entity} and ${ownChanges(viewer, restorer)}
      order by c.entity_id`.execute(db);
    found.set(restorer, rows);
  }
  return found;
};

/** A record of a bulk change, as it was before. */
export interface Former extends Changed {
  label: string | null;
  state: State;
  /** Whether it was changed or deleted after the bulk change. */
  isChanged: boolean;
}

/**
 * The records before the bulk change, and whether they still are as it left them: without a later
 * change in the history, and equal in all that the history recorded.
 */
export const formerRecords = async (
  db: Db,
  viewer: Viewer,
  restorer: Restorer,
  changed: readonly Changed[],
): Promise<Former[]> => {
  const records = changed.map(({ entityId }) => entityId);
  const { rows } = await sql<Former>`
    select c.id, c.entity, c.entity_id as "entityId", c.before as state,
      ${nameIn(viewer, restorer, sql`c.before`)} as label,
      (s.id is null
        or exists (
          select from changes l
          where l.entity = c.entity and l.entity_id = c.entity_id and l.id > c.id
            and l.bulk_change_id is distinct from c.bulk_change_id)
        or exists (
          select from jsonb_each(n.after) a where s.state -> a.key is distinct from a.value)
      ) as "isChanged"
    from changes c
    cross join lateral (
      select l.after from changes l
      where l.entity = c.entity and l.entity_id = c.entity_id
        and l.bulk_change_id = c.bulk_change_id
      order by l.id desc limit 1) n
    left join (${restorer.tracked.snapshot(records)}) s on s.id = c.entity_id
    where c.id = any(${changed.map(({ id }) => id)}::bigint[])
    order by c.entity_id`.execute(db);
  return rows;
};

/** Whether the viewer may restore records of this kind. */
export const mayRestore = ({ roles }: Viewer, { area, isFinal = false }: Restorer): boolean =>
  !isFinal && can(roles, area, 'edit');

/** The bulk change, with what undoing it would do. */
export const bulkChangeById = async (
  db: Db,
  viewer: Viewer,
  kinds: Kinds,
  id: string,
): Promise<BulkChange> => {
  const { rows } = await sql<Pick<BulkChange, 'id' | 'kind' | 'at'>>`
    select b.id, b.kind, ${moment('b.created_at')} as at from bulk_changes b
    where b.id = ${id} and ${ownBulkChange(viewer)}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  const records = await changedRecords(db, viewer, kinds, firstChanges(id));
  const counts = { total: 0, changedSince: 0 };
  for (const [restorer, changed] of records) {
    const former = await formerRecords(db, viewer, restorer, changed);
    counts.total += former.length;
    counts.changedSince += former.filter(({ isChanged }) => isChanged).length;
  }
  return { ...found, ...counts };
};

/**
 * Throws NOT_FOUND for another account's bulk change, FORBIDDEN if the viewer may not restore its
 * records, and CONFLICT if it still runs, is too old, or is undone already.
 */
export const assertUndoable = async (
  db: Db,
  viewer: Viewer,
  kinds: Kinds,
  id: string,
): Promise<void> => {
  const { rows } = await sql<{ isRecent: boolean; isRunning: boolean; isUndone: boolean }>`
    select ${isRecent} as "isRecent", ${isRunning} as "isRunning",
      exists (select from bulk_changes u where u.undo_of = b.id) as "isUndone"
    from bulk_changes b where b.id = ${id} and ${ownBulkChange(viewer)}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  const refuse = (msg: string) => new DomainError('CONFLICT', { msg });
  if (found.isUndone) throw refuse('error.ALREADY_UNDONE');
  if (found.isRunning) throw refuse('error.UNDO_TOO_EARLY');
  if (!found.isRecent) throw refuse('error.UNDO_TOO_LATE');
  const records = await changedRecords(db, viewer, kinds, firstChanges(id));
  const restorers = [...records.entries()].filter(([, changed]) => changed.length > 0);
  if (restorers.length === 0) throw notFound();
  if (!restorers.every(([restorer]) => mayRestore(viewer, restorer))) throw forbidden();
};
