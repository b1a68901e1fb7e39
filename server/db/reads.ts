import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from '#server/generated/database.ts';
import { isConnectionLost } from './failures.ts';
import { kyselyOf } from './kyselyOf.ts';

type Query = (text: string, values: unknown[]) => Promise<pg.QueryResult>;

/** How often a read is tried whose connections break, and the pause before it is tried again. */
const attempts = 3;
const pauseMs = 100;

/** Runs a statement that only reads; on another connection if its connection breaks. */
export const queryAgain =
  (pool: pg.Pool): Query =>
  async (text, values) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await pool.query(text, values);
      } catch (error) {
        if (attempt === attempts || !isConnectionLost(error)) throw error;
        await sleep(pauseMs);
      }
    }
  };

/**
 * A database for a call that only reads: `query` runs its statements. Transactions run on the
 * primary.
 */
export const readerOf = (primary: pg.Pool, query: Query): Kysely<DB> =>
  kyselyOf(readingPool(primary, query));

/** Clients for Kysely: transactions run on the primary, all other statements through `query`. */
const readingPool = (primary: pg.Pool, query: Query) => {
  const connect = async () => {
    let held: pg.PoolClient | undefined;
    return {
      query: async (text: string, values: unknown[]) => {
        if (!held && /^(?:begin|start transaction)\b/.test(text)) held = await primary.connect();
        return held ? held.query(text, values) : query(text, values);
      },
      release: (isBroken?: boolean) => {
        held?.release(isBroken);
        held = undefined;
      },
    };
  };
  return { options: primary.options, connect, end: async () => undefined } as unknown as pg.Pool;
};
