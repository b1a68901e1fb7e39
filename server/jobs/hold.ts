import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import type { Work } from './kind.ts';
import { keepJobLease, type LeasedJob, type LeaseState, renewJobLease } from './records.ts';

type Going = Exclude<LeaseState, 'go'> | 'paused';

/** A run was interrupted: stopped, taken over by another process, or ended by a shutdown. */
export class Interrupted extends Error {
  readonly going: Going;

  constructor(going: Going) {
    super(going);
    this.going = going;
  }
}

/** Several times within a lease, so that a slow answer does not lose the job. */
const keptEveryMs = 800;

/**
 * Does the work while this process holds the job, and keeps its lease. The signal is aborted with
 * {@link Interrupted} when the job is stopped or lost, and when this process shuts down.
 */
export const holdJob = async <Result>(
  db: Db,
  job: LeasedJob,
  stopping: AbortSignal,
  work: (interruption: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const ending = new AbortController();
  const over = new AbortController();
  const interrupt = (going: Going) => ending.abort(new Interrupted(going));
  const pause = () => interrupt('paused');
  stopping.addEventListener('abort', pause);
  if (stopping.aborted) pause();
  const keeping = keepLease(db, job, over.signal, interrupt);
  try {
    return await work(ending.signal);
  } finally {
    over.abort();
    stopping.removeEventListener('abort', pause);
    await keeping;
  }
};

const keepLease = async (
  db: Db,
  job: LeasedJob,
  over: AbortSignal,
  interrupt: (going: Going) => void,
): Promise<void> => {
  for (;;) {
    await sleep(keptEveryMs, undefined, { signal: over, ref: false }).catch(() => undefined);
    if (over.aborted) return;
    // while the database is unreachable, nobody else can take the job either
    const going = await keepJobLease(db, job).catch((): LeaseState => 'go');
    if (going !== 'go' && !over.aborted) return interrupt(going);
  }
};

/**
 * Writes only if this process still holds the job, and locks the job meanwhile. Erasing a person takes
 * the job away, so an export cannot write rows that it read before the erasure.
 */
export const whileHeld = (
  { db, job }: Pick<Work, 'db' | 'job'>,
  write: (trx: Trx) => Promise<void>,
): Promise<LeaseState> =>
  inTransaction(db, async (trx) => {
    const going = await renewJobLease(trx, job);
    if (going === 'go') await write(trx);
    return going;
  });
