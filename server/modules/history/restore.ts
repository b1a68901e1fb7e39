import { sql, type Transaction } from 'kysely';
import { can } from '#contract/access.ts';
import { type HistoryEntity, historyAreas, type RestoreValues } from '#contract/rules/history.ts';
import { recordCreated } from '#server/db/changes.ts';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/generated/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { forbidden, notFound } from '#server/graphql/errors.ts';
import type { Queue } from '#server/jobs/queue.ts';
import { attributeFamilyRestorer } from '#server/modules/attributeFamilies/restore.ts';
import { attributeGroupRestorer } from '#server/modules/attributeGroups/restore.ts';
import { optionGroupRestorer, optionRestorer } from '#server/modules/attributes/optionRestore.ts';
import { attributeRestorer } from '#server/modules/attributes/restore.ts';
import { categoryRestorer } from '#server/modules/categories/restore.ts';
import { parentRestorer } from '#server/modules/parents/restore.ts';
import { sampleBoxRestorer } from '#server/modules/sampleBoxes/restore.ts';
import { serviceGroupRestorer, serviceRestorer } from '#server/modules/services/restore.ts';
import { tagRestorer } from '#server/modules/tags/restore.ts';
import { variationRestorer } from '#server/modules/variations/restore.ts';
import { ownChanges } from './changes.ts';
import { tableOf } from './kinds.ts';
import type { Restorer } from './restorer.ts';
import type { State } from './states.ts';

type Trx = Transaction<DB>;

export const restorers: Record<HistoryEntity, Restorer> = {
  category: categoryRestorer,
  attribute: attributeRestorer,
  attributeOption: optionRestorer,
  attributeOptionGroup: optionGroupRestorer,
  attributeGroup: attributeGroupRestorer,
  attributeFamily: attributeFamilyRestorer,
  parentProduct: parentRestorer,
  serviceGroup: serviceGroupRestorer,
  service: serviceRestorer,
  tag: tagRestorer,
  sampleBox: sampleBoxRestorer,
  variation: variationRestorer,
};

interface Former {
  entity: HistoryEntity;
  id: string;
  state: State | null;
}

/** Answers the id of the record, which is what it was before the change. */
export const restoreChange = (
  db: Db,
  queue: Queue,
  viewer: Viewer,
  { changeId, version, confirmedLoss }: RestoreValues,
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const { entity, id, state } = await formerOf(trx, viewer, changeId);
    if (state === null) throw notFound();
    const { tracked, update, revive } = restorers[entity];
    const restoring = { trx, queue, viewer, id, state, changeId, version, confirmedLoss };
    const isThere = await lockRecord(trx, entity, id);
    assertMay(viewer, entity, isThere ? 'edit' : 'create');
    const last = await lastChange(trx);
    if (isThere) {
      await update(restoring);
    } else {
      await revive(restoring);
      await recordCreated(trx, tracked, viewer.userId, [id]);
    }
    await sql`
      update changes set restored_from = ${changeId}
      where id > ${last} and entity = ${entity} and entity_id = ${id}`.execute(trx);
    return id;
  });

/** NOT_FOUND for a change of what is not the viewer's. */
const formerOf = async (trx: Trx, viewer: Viewer, changeId: string): Promise<Former> => {
  const { rows } = await sql<Former>`
    select c.entity, c.entity_id as id, c.before as state from changes c
    where c.id = ${changeId} and ${ownChanges(viewer)}`.execute(trx);
  const [former] = rows;
  if (!former || !Object.hasOwn(restorers, former.entity)) throw notFound();
  return former;
};

const assertMay = ({ roles }: Viewer, entity: HistoryEntity, action: 'edit' | 'create'): void => {
  if (!can(roles, historyAreas[entity], action)) throw forbidden();
};

/** One after the other restores a record, so that it comes back once. Answers whether it is there. */
const lockRecord = async (trx: Trx, entity: HistoryEntity, id: string): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`restore ${entity} ${id}`}))`.execute(trx);
  const { rows } = await sql`
    select id from ${sql.table(tableOf[entity])} where id = ${id}`.execute(trx);
  return rows.length > 0;
};

const lastChange = async (trx: Trx): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select coalesce(max(id), 0) as id from changes`.execute(trx);
  return rows[0]?.id ?? '0';
};
