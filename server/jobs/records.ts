import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import type { Queue } from '#server/db/queue.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';

/**
 * How long a process may fail to renew its lease before another takes over its job. A running batch
 * locks the job, which keeps it for longer.
 */
const lease = sql`now() + interval '3 seconds'`;
/** How often each process looks for jobs with an expired lease. */
export const resumeEveryMs = 1_000;
/**
 * How long a job whose turn has not come waits at most. The end of a job of its kind ends the wait, so
 * this only matters if the two happen at the same moment.
 */
const untilItsTurn = sql`now() + interval '10 seconds'`;
/** How long a message may take to reach a process before it counts as lost. */
const onItsWay = sql`interval '5 seconds'`;

/** A job this process works on while it holds the lease. */
export interface LeasedJob {
  id: string;
  kind: string;
  userId: string;
  input: unknown;
  lease: string;
  /** Processes that died while they held the job, one after the other, without progress. */
  crashes: number;
}

const noRows = sql`select null::bigint as id where false`;

export interface NewJob {
  kind: string;
  input: object;
  /** Selects the `id` of each row; none for a job without a report per row. */
  rows?: RawBuilder<unknown>;
}

/** Queues a job with its rows, within the transaction; returns its id. */
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
  // ordered by id, the order in which all code locks rows
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

/** Keeps one account from blocking all others. */
const assertRoom = async (trx: Trx, { userId }: Viewer): Promise<void> => {
  const { open } = await trx
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<string>().as('open'))
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  if (Number(open) >= limits.openJobs) {
    throw new DomainError('RATE_LIMITED', {
      msg: 'error.TOO_MANY_JOBS',
      args: { limit: limits.openJobs },
    });
  }
};

/** Takes the job unless it has ended or another process works on it. */
export const takeJob = async (db: Db, id: string): Promise<LeasedJob | null> => {
  const token = randomUUID();
  const { rows } = await sql<Pick<LeasedJob, 'kind' | 'userId' | 'input' | 'crashes'>>`
    update jobs set state = 'running', lease = ${token}, lease_until = ${lease},
      started_at = coalesce(started_at, now()),
      -- a lease is given up by every process that does not die
      crashes = case when lease is null then crashes
        when done + failed > crash_progress then 1 else crashes + 1 end,
      crash_progress = case when lease is null then crash_progress
        else greatest(crash_progress, done + failed) end
    where id = ${id} and state in ('waiting', 'running')
      and (lease_until is null or lease_until < now())
    returning kind, user_id as "userId", input, crashes`.execute(db);
  const [job] = rows;
  return job ? { id, lease: token, ...job } : null;
};

/**
 * Renews the lease between the steps of a job. Never waits for a step, which locks the job and
 * renews the lease itself.
 */
export const keepJobLease = async (
  db: Db,
  { id, lease: token }: Pick<LeasedJob, 'id' | 'lease'>,
): Promise<LeaseState> => {
  const { rows } = await sql<{ stop_requested: boolean }>`
    with free as (
      select id from jobs where id = ${id} and lease = ${token} and state = 'running'
      for update skip locked),
    kept as (
      update jobs j set lease_until = ${lease} from free where j.id = free.id)
    select stop_requested from jobs
    where id = ${id} and lease = ${token} and state = 'running'`.execute(db);
  return stateOf(rows[0]);
};

const stateOf = (held: { stop_requested: boolean } | undefined): LeaseState => {
  if (!held) return 'lost';
  return held.stop_requested ? 'stop' : 'go';
};

/**
 * Renews the lease and locks the job until the transaction ends.
 * @returns whether to continue: not after a stop request or when another process has taken over
 */
export const renewJobLease = async (
  trx: Db,
  { id, lease: token }: LeasedJob,
): Promise<LeaseState> => {
  const { rows } = await sql<{ stop_requested: boolean }>`
    update jobs set lease_until = ${lease}
    where id = ${id} and lease = ${token} and state = 'running'
    returning stop_requested`.execute(trx);
  return stateOf(rows[0]);
};

/**
 * `go` while this process holds the job; `stop` after its user requested it; `lost` if another
 * process has taken over.
 */
export type LeaseState = 'go' | 'stop' | 'lost';

/** Adds rows to the numbers of a job; `unchanged` counts those of the done ones that needed no change. */
export const addProgress = async (
  trx: Db,
  { id }: LeasedJob,
  { done, failed, unchanged = 0 }: { done: number; failed: number; unchanged?: number },
): Promise<void> => {
  await sql`
    update jobs set done = done + ${done}, failed = failed + ${failed}, unchanged = unchanged + ${unchanged}
    where id = ${id}`.execute(trx);
};

/**
 * Counts a step as progress that the job's numbers do not show: the processes that died before it no
 * longer matter.
 */
export const forgetCrashes = async (trx: Db, { id }: Pick<LeasedJob, 'id'>): Promise<void> => {
  await sql`update jobs set crashes = 0, crash_progress = -1 where id = ${id}`.execute(trx);
};

/** Ends the job, if this process still holds it, and the wait of jobs of its kind for their turn. */
export const endJob = async (
  db: Db,
  { id, lease: token }: LeasedJob,
  state: 'done' | 'stopped' | 'failed',
  msg: string | null = null,
): Promise<void> => {
  await sql`
    with ended as (
      update jobs set state = ${state}, msg = ${msg}, ended_at = now(), lease = null, lease_until = null
      where id = ${id} and lease = ${token}
      returning kind),
    next as (
      select j.id from jobs j join ended on ended.kind = j.kind
      where j.state = 'waiting' and j.lease_until is not null
      order by j.id for update of j skip locked)
    update jobs j set lease_until = null from next where j.id = next.id`.execute(db);
};

/** Gives up the lease, so that the next process can take the job. */
export const releaseJob = async (db: Db, { id, lease: token }: LeasedJob): Promise<void> => {
  await sql`
    update jobs set lease = null, lease_until = null where id = ${id} and lease = ${token}`.execute(
    db,
  );
};

/** Releases a job whose turn has not come; {@link resumeJobs} sends it again when it may have. */
export const requeueJob = async (db: Db, { id, lease: token }: LeasedJob): Promise<void> => {
  await sql`
    update jobs set state = case when stop_requested then 'stopped' else 'waiting' end,
      ended_at = case when stop_requested then now() end,
      lease = null, lease_until = case when stop_requested then null else ${untilItsTurn} end,
      started_at = null
    where id = ${id} and lease = ${token}`.execute(db);
};

/**
 * Re-sends jobs whose process died, whose message was lost or whose turn may have come, in one
 * statement. A job still in the queue is left there. With `isAlone`, no other process can hold a job.
 * @returns how many were sent
 */
export const resumeJobs = (db: Db, queue: Queue, isAlone = false): Promise<number> =>
  inTransaction(db, async (trx) => {
    if (isAlone) {
      await sql`update jobs set lease_until = null where state = 'running'`.execute(trx);
    }
    const { rows } = await sql<{ id: string }>`
      select j.id from jobs j
      where j.state in ('waiting', 'running') and coalesce(j.lease_until, j.created_at + ${
        isAlone ? sql`interval '0'` : onItsWay
      }) < now()
        and not exists (
          select 1 from pgboss.job m
          where m.name = 'run-job' and m.singleton_key = j.id::text and m.state = 'created')
      order by j.id for update of j skip locked`.execute(trx);
    await queue.sendAll(trx, 'run-job', rows, ({ id }) => id);
    return rows.length;
  });

export const deleteOldJobFiles = async (db: Db): Promise<void> => {
  await sql`
    delete from job_files f using jobs j
    where j.id = f.job_id and j.ended_at < now() - interval '1 day' * ${serverLimits.jobFileDays}`.execute(
    db,
  );
  await sql`update jobs set file = null where ended_at < now() - interval '1 day' * ${serverLimits.jobFileDays}`.execute(
    db,
  );
};

export const deleteOldJobs = async (db: Db): Promise<void> => {
  await sql`delete from jobs where ended_at < now() - interval '1 day' * ${serverLimits.jobDays}`.execute(
    db,
  );
};
