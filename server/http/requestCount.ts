import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** A process reports to the database after this many requests. */
const block = 100;

export interface Budget {
  /** Requests per minute. */
  limit: number;
  /** How many are left of them, as far as this process knows. */
  remaining: number;
  /** Seconds until all of them are available again. */
  resetSeconds: number;
  /** Whether this request may pass. */
  isOpen: boolean;
}

/**
 * Counts requests per minute in memory, and in the database in blocks of a hundred. Clients below
 * that cost no statement, and no request waits for one. With several processes, each may let up to
 * a hundred requests too many pass; while the database is unreachable, each counts alone.
 * @param keyPrefix what is counted
 */
export const createRequestCount = (pool: pg.Pool, keyPrefix: string, perMinute: number) => {
  const limit = { keyPrefix, points: perMinute, duration: 60 };
  const own = new RateLimiterMemory(limit);
  const shared = new RateLimiterPostgres({
    ...limit,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
  });

  const report = async (key: string) => {
    try {
      await shared.consume(key, block);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) return;
      await own.block(key, refusal.msBeforeNext / 1000);
    }
  };

  const budgetOf = (
    { remainingPoints, msBeforeNext }: RateLimiterRes,
    isOpen: boolean,
  ): Budget => ({
    limit: perMinute,
    remaining: isOpen ? remainingPoints : 0,
    resetSeconds: Math.ceil(msBeforeNext / 1000),
    isOpen,
  });

  /** Counts a request. */
  return async (key: string): Promise<Budget> => {
    try {
      const counted = await own.consume(key);
      if (counted.consumedPoints % block === 0) void report(key);
      return budgetOf(counted, true);
    } catch (refusal) {
      return budgetOf(refusal as RateLimiterRes, false);
    }
  };
};
