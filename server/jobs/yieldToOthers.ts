import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';

/** The longest time a job yields; it makes progress however many requests come. */
const patienceMs = 100;
/** A request sends its next statement within this many turns of the event loop. */
const quietTurns = 12;

/**
 * Yields to requests between two transactions of a job. The embedded database has one connection;
 * without this, a request of three statements would wait for three transactions of the job, one
 * before each.
 */
export const createYield = ({
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
