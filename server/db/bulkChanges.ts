import { type RawBuilder, sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { Trx } from './database.ts';

/*
 * A bulk change is the group of all changes that one bulk call records, at once or as a job. While a
 * setting of the transaction names it, every change recorded in that transaction belongs to it.
 */

export interface NewBulkChange {
  userId: string;
  kind: string;
  jobId?: string | null;
  /** The bulk change that this one undoes. */
  undoOf?: string | undefined;
}

/** Creates a bulk change; CONFLICT if it undoes one that is already being undone. */
export const createBulkChange = async (
  trx: Trx,
  { userId, kind, jobId = null, undoOf }: NewBulkChange,
): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into bulk_changes (user_id, kind, job_id, undo_of)
    values (${userId}, ${kind}, ${jobId}, ${undoOf ?? null})
    on conflict (undo_of) do nothing returning id`.execute(trx);
  const [created] = rows;
  if (!created) throw new DomainError('CONFLICT', { msg: 'error.ALREADY_UNDONE' });
  return created.id;
};

/** The bulk change that the transaction's changes belong to. */
export const currentBulkChange = sql`nullif(current_setting('atrium.bulk_change', true), '')::bigint`;

const belongTo = (trx: Trx, id: RawBuilder<unknown>) =>
  sql`select set_config('atrium.bulk_change', coalesce((${id})::text, ''), true)`.execute(trx);

/** Runs `work`, whose changes belong to the job's bulk change, if it has one. */
export const inBulkChangeOfJob = async <Result>(
  trx: Trx,
  jobId: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  await belongTo(trx, sql`select id from bulk_changes where job_id = ${jobId}`);
  return work();
};

/**
 * Runs `work`, whose changes belong to a new bulk change.
 * @returns also its id; null if nothing was changed
 */
export const inBulkChange = async <Result>(
  trx: Trx,
  given: NewBulkChange,
  work: () => Promise<Result>,
): Promise<{ result: Result; bulkChangeId: string | null }> => {
  const id = await createBulkChange(trx, given);
  await belongTo(trx, sql`select ${id}::bigint`);
  const result = await work();
  // the caller's transaction may go on
  await belongTo(trx, sql`select null::bigint`);
  const { rows } = await sql`
    delete from bulk_changes b where b.id = ${id} and not ${hasChanges} returning b.id`.execute(
    trx,
  );
  return { result, bulkChangeId: rows.length > 0 ? null : id };
};

const hasChanges = sql`exists (select from changes x where x.bulk_change_id = b.id)`;

/** Whether `bulk_changes b` is recent enough to be undone; a job's time starts at its end. */
export const isRecent = sql<boolean>`(coalesce(
    (select j.ended_at from jobs j where j.id = b.job_id), b.created_at)
  > now() - make_interval(hours => ${limits.undoHours}))`;

/** Whether `bulk_changes b` still changes records. */
export const isRunning = sql<boolean>`exists (
  select from jobs j where j.id = b.job_id and j.ended_at is null)`;

/** Whether `bulk_changes b` can be undone now. */
export const canBeUndone = sql<boolean>`(${isRecent} and not ${isRunning} and ${hasChanges}
  and not exists (select from bulk_changes u where u.undo_of = b.id))`;
