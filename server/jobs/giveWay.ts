import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';

/** For how long a job gives way at most: it goes on, however many ask. */
const patienceMs = 100;
/** Whoever has another statement sends it within so many turns of the loop. */
const quietTurns = 12;

/**
 * What a job does between two transactions. The embedded database has one connection: a request of
 * three statements would else wait for three transactions of the job, before each of them one.
 */
export const giveWayOf = ({
  pool,
  embedded,
}: Pick<Database, 'pool' | 'embedded'>): (() => Promise<void>) => {
  const isIdle = () => pool.waitingCount === 0 && pool.idleCount === pool.totalCount;
  return async () => {
    await nextTurn();
    if (!embedded) return;
    const until = performance.now() + patienceMs;
    for (let quiet = 0; quiet < quietTurns && performance.now() < until; ) {
      await nextTurn();
      quiet = isIdle() ? quiet + 1 : 0;
    }
  };
};
