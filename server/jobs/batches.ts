import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { type Db, inTransaction, type Traffic, type Trx } from '#server/db/database.ts';

/**
 * Runs one batch of a job: `work` processes this many rows in a transaction. It may run again after a
 * rollback, so it must not have effects outside the transaction.
 */
export type RunBatch = <Result>(
  work: (trx: Trx, rows: number) => Promise<Result>,
) => Promise<Result>;

/** Rows of a batch while requests are waiting; takes about as long as three pages of a list. */
export const fewestRows = 50;
/** Rows of a batch while no request is waiting; the transaction's overhead is then negligible. */
const mostRows = 200;
const rowsOnServer = 500;

/**
 * Always the same number of rows, because requests to a PostgreSQL server have their own
 * connections.
 */
export const fixedBatches =
  (db: Db, rows: number = rowsOnServer): RunBatch =>
  (work) =>
    inTransaction(db, (trx) => work(trx, rows));

/**
 * On the embedded database all other work waits while a transaction is open. So batches are short
 * while requests come in, and long after a batch without any, because short ones take a third
 * longer per row. A long batch is rolled back at its next statement when a request arrives.
 */
export const yieldingBatches = (
  db: Db,
  traffic: Readonly<Traffic>,
  yieldToOthers: () => Promise<void>,
): RunBatch => {
  let rows = fewestRows;
  return async (work) => {
    for (;;) {
      const before = traffic.requests;
      const isAsked = () => traffic.requests !== before;
      const isLong = rows > fewestRows;
      try {
        const result = await inTransaction(db, (trx) => {
          const turning = trx.withPlugin(betweenStatements(() => isLong && isAsked()));
          return work(turning, rows);
        });
        rows = isAsked() ? fewestRows : mostRows;
        return result;
      } catch (error) {
        rows = fewestRows;
        if (!(error instanceof BatchAborted)) throw error;
        await yieldToOthers();
      }
    }
  };
};

class BatchAborted extends Error {}

/**
 * Checks for requests between statements, because the embedded database runs them in one turn of
 * the event loop.
 */
const betweenStatements = (shouldAbort: () => boolean): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await nextTurn();
    if (shouldAbort()) throw new BatchAborted();
    return result;
  },
});
