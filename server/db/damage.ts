import type pg from 'pg';
import { isDamaged, isOutOfRoom, isReadOnly } from './failures.ts';
import type { PooledClient } from './pooledClient.ts';

/** What a process knows about damage to its database. */
export interface Damage {
  /** Whether the database has reported a damaged page or index since this process started. */
  isFound(): boolean;
  /** Resolves with the first such error. */
  found: Promise<Error>;
}

/** PostgreSQL's code for damaged data. */
const dataCorrupted = 'XX001';

/**
 * Stops writing once the database has reported a damaged page or index, because each write may
 * spread the damage: every connection becomes read-only, and statements that are refused for it
 * fail with PostgreSQL's code for damaged data. It stays so until the process restarts, since only
 * a check of the whole database can tell that the damage is gone (`npm run check`).
 */
export const watchDamage = (pool: pg.Pool): Damage => {
  let isFound = false;
  let resolve: (error: Error) => void = () => undefined;
  const found = new Promise<Error>((settle) => {
    resolve = settle;
  });
  const note = (error: unknown): void => {
    if (isFound && (isReadOnly(error) || isOutOfRoom(error))) {
      Object.assign(error as Error, { code: dataCorrupted });
      return;
    }
    if (isFound || !isDamaged(error)) return;
    isFound = true;
    resolve(error as Error);
  };
  pool.on('connect', (client) => noteFailures(client, note));
  pool.on('acquire', (client) => {
    if (!isFound) return;
    if ('refuseWrites' in client) (client as PooledClient).refuseWrites();
    // the client runs it before the statement for which it was acquired
    else client.query('set default_transaction_read_only = on').catch(() => undefined);
  });
  return { isFound: () => isFound, found };
};

/** Calls `note` with the error of each statement of a client, before its caller gets it. */
const noteFailures = (client: pg.ClientBase, note: (error: unknown) => void): void => {
  // the overloads of `query` have no type in common
  const query = client.query.bind(client) as unknown as (...given: unknown[]) => unknown;
  Object.assign(client, {
    query: (...given: unknown[]) => {
      const callback = given.at(-1);
      if (typeof callback === 'function') {
        return query(...given.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
          if (error) note(error);
          callback(error, ...rest);
        });
      }
      const answer = query(...given);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        note(error);
        throw error;
      });
    },
  });
};
