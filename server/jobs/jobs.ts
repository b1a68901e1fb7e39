import { type RawBuilder, sql } from 'kysely';
import type { BulkFailure, Job } from '#contract/generated/schema.ts';
import type { JobFailuresFilter, JobsFilter } from '#contract/rules/platform/job.ts';
import { canBeUndone } from '#server/db/bulkChanges.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import { countOf, pageOf, type Rows } from '#server/db/page.ts';
import type { Queue } from '#server/db/queue.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';

const own = ({ userId }: Viewer) => sql`t.user_id = ${userId}`;

/** Columns of `jobs t` as the API returns them. */
export const jobColumns = sql`t.id, t.kind, t.state, t.total, t.done, t.failed,
  case when t.ended_at is null then 0 else t.unchanged end as unchanged, t.msg, t.file,
  coalesce(t.input ->> 'importId', t.input ->> 'networkId') as subject,
  (select b.id from bulk_changes b where b.job_id = t.id and ${canBeUndone}) as "bulkChangeId",
  ${moment('t.created_at')} as "createdAt", ${moment('t.started_at')} as "startedAt",
  ${moment('t.ended_at')} as "endedAt"`;

const sortColumns: Record<JobsFilter['sort'], RawBuilder<unknown>> = {
  // in order of creation
  createdAt: sql`t.id`,
  id: sql`t.id`,
  kind: sql`t.kind`,
  state: sql`t.state`,
  endedAt: sql`t.ended_at`,
};

export const listJobs = async (
  db: Db,
  viewer: Viewer,
  { ids, state, ...list }: JobsFilter,
): Promise<ListSource<Job>> => {
  const where = [own(viewer)];
  if (ids) where.push(sql`t.id = any(${ids}::bigint[])`);
  if (state) where.push(sql`t.state = ${state}`);
  const matching: Rows = { table: 'jobs', where };
  const { rows } = await sql<Job>`
    select ${jobColumns} from (${pageOf(matching, sortColumns[list.sort], list)}) p
    join jobs t on t.id = p.id order by p.n`.execute(db);
  return { results: rows, total: () => countOf(db, matching, list.countUpTo) };
};

/** NOT_FOUND for another account's job. */
export const jobById = async (db: Db, viewer: Viewer, id: string): Promise<Job> => {
  const { rows } = await sql<Job>`
    select ${jobColumns} from jobs t where t.id = ${id} and ${own(viewer)}`.execute(db);
  const [job] = rows;
  if (!job) throw notFound();
  return job;
};

export const jobFailures = async (
  db: Db,
  viewer: Viewer,
  id: string,
  { page, size }: JobFailuresFilter,
): Promise<{ results: BulkFailure[]; total: number }> => {
  const { failed: total } = await jobById(db, viewer, id);
  const { rows } = await sql<BulkFailure>`
    select r.row_id as id, r.label, r.code, r.msg, r.count from job_rows r
    where r.job_id = ${id} and r.state = 'failed'
    order by r.place limit ${size} offset ${page * size}`.execute(db);
  return { results: rows, total };
};

/** A waiting job ends immediately, a running one after its current step. */
export const stopJob = async (db: Db, viewer: Viewer, id: string): Promise<Job> => {
  await sql`
    update jobs t set stop_requested = true,
      state = case when state = 'waiting' then 'stopped' else state end,
      ended_at = case when state = 'waiting' then now() end
    where t.id = ${id} and ${own(viewer)} and state in ('waiting', 'running')`.execute(db);
  return jobById(db, viewer, id);
};

/** Whether the error says that only one job of this kind may exist, and one does. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && /^jobs_.+_key$/.test(`${error.constraint}`);

/** Queues a job again with its remaining rows; a job that has not ended stays unchanged. */
export const retryJob = async (db: Db, queue: Queue, viewer: Viewer, id: string): Promise<Job> => {
  const job = await inTransaction(db, async (trx) => {
    const { rows } = await sql`
      update jobs t set state = 'waiting', ended_at = null, stop_requested = false, msg = null,
        failed = 0, lease_until = null, crashes = 0, crash_progress = -1
      where t.id = ${id} and ${own(viewer)} and state in ('done', 'stopped', 'failed')
      returning id`
      .execute(trx)
      .catch((error: unknown) => {
        throw isTaken(error) ? new DomainError('IN_USE', { msg: 'error.JOB_RUNNING' }) : error;
      });
    if (rows.length > 0) {
      await sql`
        update job_rows set state = 'open', label = null, code = null, msg = null, count = null
        where job_id = ${id} and state = 'failed'`.execute(trx);
      await queue.send(trx, 'run-job', { id }, id);
    }
    return jobById(trx, viewer, id);
  });
  queue.wake('run-job');
  return job;
};
