import { sql } from 'kysely';
import { can } from '#contract/access.ts';
import type { Area } from '#contract/generated/schema.ts';
import type { RestoreValues } from '#contract/rules/platform/history.ts';
import { recordCreated } from '#server/db/changes.ts';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import type { Queue } from '#server/db/queue.ts';
import type { Restorer } from '#server/entity/restorer.ts';
import type { State } from '#server/entity/states.ts';
import { forbidden, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Kinds } from './kinds.ts';
import { ownChanges } from './owned.ts';

interface Former {
  entity: string;
  id: string;
  state: State | null;
}

/** Restores the state before the change; returns the record's id. */
export const restoreChange = (
  kinds: Kinds,
  db: Db,
  queue: Queue,
  viewer: Viewer,
  { changeId, version, confirmedLoss }: RestoreValues,
): Promise<string> =>
  inTransaction(db, async (trx) => {
    const { restorer, id, state } = await formerOf(kinds, trx, viewer, changeId);
    if (state === null || restorer.isFinal) throw notFound();
    const { tracked, area, update, revive } = restorer;
    const restoring = { trx, queue, viewer, id, state, changeId, version, confirmedLoss };
    const isThere = await lockRecord(trx, restorer, id);
    assertMay(viewer, area, isThere ? 'edit' : 'create');
    const last = await lastChange(trx);
    if (isThere) {
      await update(restoring);
    } else {
      await revive(restoring);
      await recordCreated(trx, tracked, viewer.userId, [id]);
    }
    await sql`
      update changes set restored_from = ${changeId}
      where id > ${last} and entity = ${tracked.entity} and entity_id = ${id}`.execute(trx);
    return id;
  });

/** The state before a change. Throws NOT_FOUND if the record belongs to another owner. */
const formerOf = async (
  kinds: Kinds,
  trx: Trx,
  viewer: Viewer,
  changeId: string,
): Promise<Omit<Former, 'entity'> & { restorer: Restorer }> => {
  const { rows } = await sql<Former>`
    select c.entity, c.entity_id as id, c.before as state from changes c
    where c.id = ${changeId}`.execute(trx);
  const [former] = rows;
  if (!former || !kinds.named.has(former.entity)) throw notFound();
  const restorer = kinds.restorerOf(former.entity);
  const own = await sql`
    select 1 from changes c where c.id = ${changeId} and ${ownChanges(viewer, restorer)}`.execute(
    trx,
  );
  if (own.rows.length === 0) throw notFound();
  return { ...former, restorer };
};

const assertMay = ({ roles }: Viewer, area: Area, action: 'edit' | 'create'): void => {
  if (!can(roles, area, action)) throw forbidden();
};

/** Serialises restores of a record, so that it is restored only once. Returns whether it exists. */
const lockRecord = async (trx: Trx, { tracked, table }: Restorer, id: string): Promise<boolean> => {
  const key = `restore ${tracked.entity} ${id}`;
  await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(trx);
  const { rows } = await sql`select id from ${sql.table(table)} where id = ${id}`.execute(trx);
  return rows.length > 0;
};

const lastChange = async (trx: Trx): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select coalesce(max(id), 0) as id from changes`.execute(trx);
  return rows[0]?.id ?? '0';
};
