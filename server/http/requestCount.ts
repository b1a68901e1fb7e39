import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** A process reports to the database after this many requests. */
const block = 100;

/**
 * Counts requests per minute in memory, and in the database in blocks of a hundred. Clients below
 * that cost no statement, and no request waits for one. With several processes, each may let up to
 * a hundred requests too many pass; while the database is unreachable, each counts alone.
 */
export const createRequestCount = (pool: pg.Pool, perMinute: number) => {
  const limit = { keyPrefix: 'requests', points: perMinute, duration: 60 };
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

  /** Counts a request. @returns the seconds to wait; 0 when it may pass */
  return async (key: string): Promise<number> => {
    try {
      const { consumedPoints } = await own.consume(key);
      if (consumedPoints % block === 0) void report(key);
      return 0;
    } catch (refusal) {
      return Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000);
    }
  };
};
