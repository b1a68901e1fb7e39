import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KyselyPlugin, Transaction } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/generated/database.ts';

type Trx = Transaction<DB>;

/**
 * One step of a job: `work` does so many rows in a transaction. It may be run once more after it was
 * rolled back, so it leaves nothing behind outside of its transaction.
 */
export type Stride = <Result>(work: (trx: Trx, rows: number) => Promise<Result>) => Promise<Result>;

/** What others have asked of this process so far, as {@link watchTraffic} counts it. */
export interface Traffic {
  requests: number;
}

/** Of a step that others may have to wait for: about as long as three pages of a list take. */
export const fewestRows = 50;
/** Of one while nobody does: the transaction itself is then no longer what takes the time. */
const mostRows = 200;
const rowsOnServer = 500;

/** Always as many rows. On a server others have connections of their own. */
export const evenStride =
  (db: Db, rows: number = rowsOnServer): Stride =>
  (work) =>
    db.transaction().execute((trx) => work(trx, rows));

/**
 * On the embedded database everybody else waits while a transaction is open. So a step is short while
 * others ask; after one during which nobody did it is long, since short ones take a third longer for a
 * row. A long one is given up, at its next statement, for whoever asks meanwhile.
 */
export const yieldingStride = (
  db: Db,
  traffic: Readonly<Traffic>,
  giveWay: () => Promise<void>,
): Stride => {
  let rows = fewestRows;
  return async (work) => {
    for (;;) {
      const before = traffic.requests;
      const isAsked = () => traffic.requests !== before;
      const isLong = rows > fewestRows;
      try {
        const result = await db.transaction().execute((trx) => {
          const turning = trx.withPlugin(betweenStatements(() => isLong && isAsked()));
          return work(turning, rows);
        });
        rows = isAsked() ? fewestRows : mostRows;
        return result;
      } catch (error) {
        rows = fewestRows;
        if (!(error instanceof GivenUp)) throw error;
        await giveWay();
      }
    }
  };
};

class GivenUp extends Error {}

/** Hears who asks: statements of the embedded database follow each other in one turn of the loop. */
const betweenStatements = (isToGiveUp: () => boolean): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await nextTurn();
    if (isToGiveUp()) throw new GivenUp();
    return result;
  },
});
