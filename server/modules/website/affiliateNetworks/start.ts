import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { violates } from '#server/db/failures.ts';
import type { Queue } from '#server/db/queue.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { createJob } from '#server/jobs/records.ts';
import { viewerOfUser } from '#server/modules/platform/session/sessions.ts';

/** Data of this module's jobs. */
export interface FeedJob {
  networkId: string;
}
export const feedKind = 'affiliate.feed';

interface Dependencies {
  db: Db;
  queue: Queue;
}

/**
 * Queues a run that reads the network's feed; returns the job's id.
 * @throws NOT_FOUND; CONFLICT if the network is paused; IN_USE while its feed is being read
 */
export const startFeed = async (
  { db, queue }: Dependencies,
  viewer: Viewer,
  networkId: string,
): Promise<string> => {
  const job = await inTransaction(db, (trx) => createRun(trx, queue, viewer, networkId)).catch(
    (error: unknown) => {
      throw isTaken(error) ? new DomainError('IN_USE', { msg: 'error.FEED_RUNNING' }) : error;
    },
  );
  queue.wake('run-job');
  return job;
};

const createRun = async (
  trx: Trx,
  queue: Queue,
  viewer: Viewer,
  networkId: string,
): Promise<string> => {
  const { rows } = await sql<{ status: string }>`
    select status from affiliate_networks where id = ${networkId} for update`.execute(trx);
  const [network] = rows;
  if (!network) throw notFound();
  if (network.status === 'paused') throw new DomainError('CONFLICT', { msg: 'error.FEED_PAUSED' });
  const input: FeedJob = { networkId };
  const job = await createJob(trx, queue, viewer, { kind: feedKind, input });
  await sql`
    insert into affiliate_runs (network_id, job_id) values (${networkId}, ${job})`.execute(trx);
  await sql`update affiliate_networks set last_run_at = now() where id = ${networkId}`.execute(trx);
  await sql`
    delete from affiliate_runs where network_id = ${networkId} and id <= (
      select id from affiliate_runs where network_id = ${networkId}
      order by id desc offset ${limits.feedRuns} limit 1)`.execute(trx);
  return job;
};

const isTaken = (error: unknown): boolean => violates(error, 'jobs_affiliate_feed_key');

/** Requests the current run of a network's feed to stop, if there is one. */
export const stopFeed = async (db: Db, networkId: string): Promise<void> => {
  await sql`
    update jobs set stop_requested = true,
      state = case when state = 'waiting' then 'stopped' else state end,
      ended_at = case when state = 'waiting' then now() end
    where kind = ${feedKind} and input ->> 'networkId' = ${networkId}
      and state in ('waiting', 'running')`.execute(db);
};

/** The most recent 3 a.m. in Berlin. */
const lastNight = sql`(date_trunc('day', (now() at time zone 'Europe/Berlin') - interval '3 hours')
  + interval '3 hours') at time zone 'Europe/Berlin'`;

/**
 * Starts runs for daily feeds that have not been read since 3 a.m., including those missed while no
 * server was running. Each run belongs to the user who last changed the network.
 */
export const startDueFeeds = async ({ db, queue }: Dependencies): Promise<void> => {
  const { rows } = await sql<{ id: string; user_id: string | null }>`
    select n.id, coalesce((
      select c.user_id from changes c join users u on u.id = c.user_id and u.role = 'admin'
      where c.entity = 'affiliateNetwork' and c.entity_id = n.id
      order by c.id desc limit 1), (select min(id) from users where role = 'admin')) as user_id
    from affiliate_networks n
    where n.schedule = 'daily' and n.status = 'active'
      and coalesce(n.last_run_at < ${lastNight}, true) order by n.id`.execute(db);
  for (const { id, user_id } of rows) {
    const viewer = user_id === null ? null : await viewerOfUser(db, user_id);
    if (viewer) await beginUnlessRefused({ db, queue }, viewer, id);
  }
};

/**
 * Skips a network that is being read or was paused, or whose account has too many jobs, until the
 * next attempt.
 */
const beginUnlessRefused = async (
  deps: Dependencies,
  viewer: Viewer,
  id: string,
): Promise<void> => {
  try {
    await startFeed(deps, viewer, id);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
};
