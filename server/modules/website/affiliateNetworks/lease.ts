import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Work } from '#server/jobs/kind.ts';
import { type LeaseState, renewJobLease } from '#server/jobs/records.ts';
import type { Network } from './open.ts';

type Going = Exclude<LeaseState, 'go'> | 'paused';

/** A run was interrupted: stopped, taken over by another process, or ended by a shutdown. */
export class Interrupted extends Error {
  readonly going: Going;

  constructor(going: Going) {
    super(going);
    this.going = going;
  }
}

/** How often the lease is renewed while waiting for the feed's host. */
const heldEveryMs = 3_000;

/**
 * Does the work while this process holds the job; the signal aborts it as soon as the job is lost.
 */
export const withRunLease = async (
  { db, job, stopping }: Work,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> => {
  const ending = new AbortController();
  const holding = setInterval(() => {
    renewJobLease(db, job).then(
      (going) => going !== 'go' && ending.abort(new Interrupted(going)),
      () => undefined,
    );
  }, heldEveryMs);
  const pause = () => ending.abort(new Interrupted('paused'));
  stopping.addEventListener('abort', pause);
  if (stopping.aborted) pause();
  try {
    await work(ending.signal);
  } finally {
    clearInterval(holding);
    stopping.removeEventListener('abort', pause);
  }
};

/**
 * Renews the lease and locks the network for this step: deleting or pausing a network stops its
 * run.
 * @throws Interrupted
 */
export const renewRunLease = async (trx: Db, { job }: Work, { id }: Network): Promise<void> => {
  const going = await renewJobLease(trx, job);
  if (going !== 'go') throw new Interrupted(going);
  const { rows } = await sql`
    select from affiliate_networks where id = ${id} and status = 'active' for key share`.execute(
    trx,
  );
  if (rows.length === 0) throw new Interrupted('stop');
};
