import { sql } from 'kysely';
import { inTransaction } from '#server/db/database.ts';
import type { FeedForm } from '#server/feeds/readFeed.ts';
import type { Work } from '#server/jobs/kind.ts';
import type { FeedJob } from './start.ts';

/** A network whose feed is being read. */
export interface Network {
  id: string;
  runId: string;
  feed_url: string;
  format: FeedForm['format'];
  delimiter: string;
  row_element: string;
  mapping: unknown;
}

/**
 * Begins a run, or restarts it after an interruption: refusals are recorded from scratch, while the
 * counts of added and changed products continue. Null if the network was deleted.
 */
export const openRun = ({ db, job }: Work, { networkId }: FeedJob): Promise<Network | null> =>
  inTransaction(db, async (trx) => {
    const { rows } = await sql<Network>`
      update affiliate_runs r set state = 'running', ended_at = null, msg = '', args = '{}',
        rows = 0, unchanged = 0, refused = 0
      from affiliate_networks n
      where r.job_id = ${job.id} and n.id = r.network_id and n.id = ${networkId}
      returning n.id, r.id as "runId", n.feed_url, n.format, n.delimiter, n.row_element, n.mapping`.execute(
      trx,
    );
    const [network] = rows;
    if (!network) return null;
    await sql`delete from affiliate_refusals where run_id = ${network.runId}`.execute(trx);
    await sql`
      update jobs set done = 0, failed = 0, total = (
        select count(*) from affiliate_products where network_id = ${network.id} and gone_at is null)
      where id = ${job.id}`.execute(trx);
    return network;
  });
