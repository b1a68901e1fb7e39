import { type RawBuilder, sql } from 'kysely';
import type { JobFailuresFilter, JobsFilter } from '#contract/rules/job.ts';
import type { Db } from '#server/db/database.ts';
import type { BulkFailure, Job } from '#server/generated/graphql.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { notFound } from '#server/graphql/errors.ts';
import type { ListSource } from '#server/graphql/list.ts';
import type { Queue } from '#server/jobs/queue.ts';

const own = ({ userId }: Viewer) => sql`j.user_id = ${userId}`;

const time = (column: string) => sql`to_json(${sql.ref(column)}) #>> '{}'`;

const columns = sql`j.id, j.kind, j.state, j.total, j.done, j.failed, j.msg, j.file,
  ${time('j.created_at')} as "createdAt", ${time('j.started_at')} as "startedAt",
  ${time('j.ended_at')} as "endedAt"`;

const sortColumns: Record<JobsFilter['sort'], RawBuilder<unknown>> = {
  // as they were begun
  createdAt: sql`j.id`,
  id: sql`j.id`,
  kind: sql`j.kind`,
  state: sql`j.state`,
  endedAt: sql`j.ended_at`,
};

export const listJobs = async (
  db: Db,
  viewer: Viewer,
  { page, size, sort, order, ids, state }: JobsFilter,
): Promise<ListSource<Job>> => {
  const conditions = [own(viewer)];
  if (ids) conditions.push(sql`j.id = any(${ids}::bigint[])`);
  if (state) conditions.push(sql`j.state = ${state}`);
  const where = sql.join(conditions, sql` and `);
  const direction = order === 'ASC' ? sql`asc` : sql`desc`;
  const { rows } = await sql<Job>`
    select ${columns} from jobs j where ${where}
    order by ${sortColumns[sort]} ${direction}, j.id ${direction}
    limit ${size} offset ${page * size}`.execute(db);
  return {
    results: rows,
    total: async () => {
      const counted = await sql<{ n: string }>`
        select count(*) as n from jobs j where ${where}`.execute(db);
      return Number(counted.rows[0]?.n ?? 0);
    },
  };
};

/** NOT_FOUND for a job that is not the viewer's. */
export const jobById = async (db: Db, viewer: Viewer, id: string): Promise<Job> => {
  const { rows } = await sql<Job>`
    select ${columns} from jobs j where j.id = ${id} and ${own(viewer)}`.execute(db);
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

/** One that waits is over at once; one that runs, after the rows it is at. */
export const stopJob = async (db: Db, viewer: Viewer, id: string): Promise<Job> => {
  await sql`
    update jobs j set stop_requested = true,
      state = case when state = 'waiting' then 'stopped' else state end,
      ended_at = case when state = 'waiting' then now() end
    where j.id = ${id} and ${own(viewer)} and state in ('waiting', 'running')`.execute(db);
  return jobById(db, viewer, id);
};

/** Puts it into the queue again with what was left over; one that is not over stays as it is. */
export const retryJob = async (db: Db, queue: Queue, viewer: Viewer, id: string): Promise<Job> => {
  const job = await db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      update jobs j set state = 'waiting', ended_at = null, stop_requested = false, msg = null,
        failed = 0
      where j.id = ${id} and ${own(viewer)} and state in ('done', 'stopped', 'failed')
      returning id`.execute(trx);
    if (rows.length > 0) {
      await sql`
        update job_rows set state = 'open', label = null, code = null, msg = null, count = null
        where job_id = ${id} and state = 'failed'`.execute(trx);
      await queue.send(trx, 'run-job', { id });
    }
    return jobById(trx, viewer, id);
  });
  queue.wake('run-job');
  return job;
};
