import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import { currentBulkChange } from '#server/db/bulkChanges.ts';
import type { Trx } from '#server/db/database.ts';
import type { Queue } from '#server/db/queue.ts';
import type { Restorer } from '#server/entity/restorer.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { type BulkAction, missing } from '#server/jobs/bulk.ts';
import { isAboutData } from '#server/jobs/runRows.ts';
import {
  changedRecords,
  type Former,
  firstChanges,
  formerRecords,
  mayRestore,
} from './bulkChanges.ts';
import type { Kinds } from './kinds.ts';

interface Undone {
  bulkChangeId: string;
}

/**
 * Undoes a bulk change; its rows are the first change of each record. It is a bulk change itself, so
 * that it can be undone, too.
 */
export const undoAction = (kinds: Kinds): BulkAction<Undone, object> => ({
  kind: 'changes.undo',
  access: ['history', 'edit'],
  isUndoable: true,
  matching: (_viewer, { bulkChangeId }) => firstChanges(bulkChangeId),
  apply: async (trx, viewer, ids) => {
    const records = await changedRecords(trx, viewer, kinds, sql`select unnest(${ids}::bigint[])`);
    const failures = missing(ids, [...records.values()].flat());
    for (const [restorer, changed] of records) {
      await lockRecords(
        trx,
        restorer,
        changed.map(({ entityId }) => entityId),
      );
      const formers = await formerRecords(trx, viewer, restorer, changed);
      failures.push(...(await restored({ trx, viewer, queue: noQueue }, restorer, formers)));
    }
    await markRestored(trx, ids);
    return failures;
  },
});

/** Locks the records in the order of their ids, so that nobody changes them after the check. */
const lockRecords = (trx: Trx, { table }: Restorer, ids: readonly string[]) =>
  sql`select t.id from ${sql.table(table)} t where t.id = any(${ids}::bigint[])
    order by t.id for update`.execute(trx);

/** Restores what still is as the bulk change left it; returns the others, with their reasons. */
const restored = async (
  writing: Writing,
  restorer: Restorer,
  formers: readonly Former[],
): Promise<BulkFailure[]> => {
  if (!mayRestore(writing.viewer, restorer)) {
    return formers.map((former) => failureOf(former, 'FORBIDDEN', 'error.FORBIDDEN'));
  }
  const open = formers.filter(({ isChanged }) => !isChanged);
  const left = formers.filter(({ isChanged }) => isChanged);
  return [
    ...left.map((former) => failureOf(former, 'CONFLICT', 'error.CHANGED_SINCE')),
    ...(await tried(writing, restorer, open)),
  ];
};

const failureOf = ({ id, label }: Former, code: string, msg: string): BulkFailure => ({
  ...{ id, label, code, msg },
});

/** Restores all at once if possible; otherwise each individually, to find those that cannot be. */
const tried = async (
  writing: Writing,
  restorer: Restorer,
  formers: readonly Former[],
): Promise<BulkFailure[]> => {
  const { updateAll, update } = restorer;
  const records = formers.map(({ entityId: id, state }) => ({ id, state }));
  const all = updateAll && (() => updateAll(writing, records));
  if (all && (await errorOf(writing.trx, all)) === null) return [];
  const failures: BulkFailure[] = [];
  for (const former of formers) {
    const { id: changeId, entityId: id, state } = former;
    const restoring = { ...writing, id, state, changeId, version: null, confirmedLoss: 0 };
    const error = await errorOf(writing.trx, () => update(restoring));
    if (error) failures.push(failureOf(former, error.code, reasonOf(error)));
  }
  return failures;
};

const reasonOf = ({ fields = {}, message }: DomainError): string =>
  Object.values(fields)[0]?.rule ?? message;

/** Does the work, or undoes it and returns the error if it is about the data. */
const errorOf = async (trx: Trx, work: () => Promise<unknown>): Promise<DomainError | null> => {
  await sql`savepoint record`.execute(trx);
  try {
    await work();
    await sql`release savepoint record`.execute(trx);
    return null;
  } catch (error) {
    if (!isAboutData(error)) throw error;
    await sql`rollback to savepoint record`.execute(trx);
    return error instanceof DomainError ? error : new DomainError('INVALID');
  }
};

/** What can be undone sends nothing, so neither does undoing it. */
const noQueue = new Proxy({} as Queue, {
  get: () => {
    throw new Error('Undoing a bulk change must not send anything.');
  },
});

/** The history shows what this bulk change did as restored from these changes. */
const markRestored = (trx: Trx, ids: readonly string[]) =>
  sql`
    update changes n set restored_from = c.id from changes c
    where c.id = any(${ids}::bigint[]) and n.bulk_change_id = ${currentBulkChange}
      and n.entity = c.entity and n.entity_id = c.entity_id and n.restored_from is null`.execute(
    trx,
  );
