import { sql } from 'kysely';
import type { Db } from './database.ts';

const timeoutMs = 2_000;

/**
 * Checks whether the database answers within two seconds. Concurrent callers share one check, so
 * checks do not pile up on a hanging database.
 */
export const createPing = (db: Db): (() => Promise<boolean>) => {
  let asking: Promise<boolean> | undefined;
  const ask = () =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
  return async () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return Promise.race([asking, timeout()]);
  };
};

const timeout = () =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), timeoutMs).unref();
  });
