import { sql } from 'kysely';
import { type Db, inTransaction } from '#server/db/database.ts';
import { violates } from '#server/db/failures.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { createJob } from '#server/jobs/records.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import { assignProducts } from './assign.ts';

/** Reassigns the products of every item of level 4. */
const reassign: BulkAction<object, object> = {
  kind: 'menu.reassign',
  access: ['websiteMenu', 'edit'],
  matching: () => sql`select id from menu_items where level = 4`,
  // an item deleted meanwhile needs no work
  apply: async (trx, _, ids) => {
    await assignProducts(trx, ids);
    return [];
  },
};

const itemsAtOnce = 20;

export const reassignKind = bulkKind(reassign, itemsAtOnce);

/** @throws IN_USE while a reassignment is running, whoever started it */
export const startReassignment = async (context: Context): Promise<void> => {
  const { db, queue } = context;
  const viewer = viewerOf(context);
  const { kind } = reassign;
  await inTransaction(db, (trx) =>
    createJob(trx, queue, viewer, { kind, input: {}, rows: reassign.matching(viewer, {}) }),
  ).catch((error: unknown) => {
    throw isTaken(error) ? new DomainError('IN_USE', { msg: 'error.MENU_REASSIGNING' }) : error;
  });
  queue.wake('run-job');
};

const isTaken = (error: unknown): boolean => violates(error, 'jobs_menu_reassign_key');

/** The state of the reassignment as getMenuItems reports it. */
export const reassignState = async (db: Db): Promise<'processing' | 'completed'> => {
  const { rows } = await sql`
    select from jobs where kind = ${reassign.kind} and state in ('waiting', 'running')`.execute(db);
  return rows.length > 0 ? 'processing' : 'completed';
};
