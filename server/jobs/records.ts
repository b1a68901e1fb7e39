import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/generated/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { ApiError } from '#server/graphql/errors.ts';
import type { Queue } from './queue.ts';

type Trx = Transaction<DB>;

/** How long a process may be silent before another one takes its job over. */
const lease = sql`now() + interval '10 seconds'`;
/** How often each process looks for jobs whose process was silent for longer. */
export const resumeEveryMs = 5_000;

/** A job that this process works on, as long as it holds the lease. */
export interface HeldJob {
  id: string;
  kind: string;
  userId: string;
  input: unknown;
  lease: string;
}

const noRows = sql`select null::bigint as id where false`;

export interface NewJob {
  kind: string;
  input: object;
  /** Selects the `id` of each row it is about; none for a job that keeps no word of each. */
  rows?: RawBuilder<unknown>;
}

/** Puts a job with its rows into the queue, all with the transaction; answers its id. */
export const createJob = async (
  trx: Trx,
  queue: Queue,
  viewer: Viewer,
  { kind, input, rows = noRows }: NewJob,
): Promise<string> => {
  await assertRoom(trx, viewer);
  const { id } = await trx
    .insertInto('jobs')
    .values({ kind, input: JSON.stringify(input), user_id: viewer.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  // in the order of their ids, in which everybody locks rows
  const { numAffectedRows } = await sql`
    insert into job_rows (job_id, place, row_id)
    select ${id}, row_number() over (order by x.id), x.id from (${rows}) x`.execute(trx);
  await trx
    .updateTable('jobs')
    .set({ total: Number(numAffectedRows ?? 0) })
    .where('id', '=', id)
    .execute();
  await queue.send(trx, 'run-job', { id }, id);
  return id;
};

/** One account shall not keep all others waiting. */
const assertRoom = async (trx: Trx, { userId }: Viewer): Promise<void> => {
  const { open } = await trx
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<string>().as('open'))
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  if (Number(open) >= limits.openJobs) {
    throw new ApiError('RATE_LIMITED', {
      msg: 'error.TOO_MANY_JOBS',
      args: { limit: limits.openJobs },
    });
  }
};

/** Takes the job unless it is over or another process works on it. */
export const takeJob = async (db: Db, id: string): Promise<HeldJob | null> => {
  const token = randomUUID();
  const { rows } = await sql<{ kind: string; user_id: string; input: unknown }>`
    update jobs set state = 'running', lease = ${token}, lease_until = ${lease},
      started_at = coalesce(started_at, now())
    where id = ${id} and state in ('waiting', 'running')
      and (lease_until is null or lease_until < now())
    returning kind, user_id, input`.execute(db);
  const [job] = rows;
  return job ? { id, kind: job.kind, userId: job.user_id, input: job.input, lease: token } : null;
};

/**
 * Holds the job for another while, locking it until the transaction ends.
 * @returns whether to go on: not after a stop was asked for, nor when another process has taken over
 */
export const keepJob = async (trx: Db, { id, lease: token }: HeldJob): Promise<Going> => {
  const { rows } = await sql<{ stop_requested: boolean }>`
    update jobs set lease_until = ${lease}
    where id = ${id} and lease = ${token} and state = 'running'
    returning stop_requested`.execute(trx);
  const [job] = rows;
  if (!job) return 'lost';
  return job.stop_requested ? 'stop' : 'go';
};
export type Going = 'go' | 'stop' | 'lost';

export const addProgress = async (
  trx: Db,
  { id }: HeldJob,
  { done, failed }: { done: number; failed: number },
): Promise<void> => {
  await sql`update jobs set done = done + ${done}, failed = failed + ${failed} where id = ${id}`.execute(
    trx,
  );
};

/** Ends the job, if it is still this process's. */
export const endJob = async (
  db: Db,
  { id, lease: token }: HeldJob,
  state: 'done' | 'stopped' | 'failed',
  msg: string | null = null,
): Promise<void> => {
  await sql`
    update jobs set state = ${state}, msg = ${msg}, ended_at = now(), lease = null, lease_until = null
    where id = ${id} and lease = ${token}`.execute(db);
};

/** Leaves the job to whoever takes it next. */
export const releaseJob = async (db: Db, { id, lease: token }: HeldJob): Promise<void> => {
  await sql`
    update jobs set lease = null, lease_until = null where id = ${id} and lease = ${token}`.execute(
    db,
  );
};

/**
 * Sends jobs once more that nobody works on: their process ended in the middle, or the queue lost
 * them. One that is still in the queue stays there once. `isAlone`: no other process can hold one.
 */
export const resumeJobs = (db: Db, queue: Queue, isAlone = false): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (isAlone) {
      await sql`update jobs set lease_until = null where state = 'running'`.execute(trx);
    }
    const { rows } = await sql<{ id: string }>`
      select id from jobs
      where state in ('waiting', 'running') and coalesce(lease_until, created_at) < now() - ${
        isAlone ? sql`interval '0'` : sql`interval '5 seconds'`
      }
      order by id for update skip locked`.execute(trx);
    for (const { id } of rows) await queue.send(trx, 'run-job', { id }, id);
  });

export const deleteOldJobs = async (db: Db): Promise<void> => {
  await sql`
    delete from job_files f using jobs j
    where j.id = f.job_id and j.ended_at < now() - interval '7 days'`.execute(db);
  await sql`update jobs set file = null where ended_at < now() - interval '7 days'`.execute(db);
  await sql`delete from jobs where ended_at < now() - interval '90 days'`.execute(db);
};
