import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

const windowMs = 60_000;

/** After how many requests a process tells the others. */
const block = 100;

interface Count {
  requests: number;
  until: number;
  /** Until when this one is refused, all processes taken together. */
  refusedUntil: number;
}

/**
 * Counts requests per minute in memory, and in the database by the hundred: whoever asks for less
 * costs no statement, and nobody waits for one. Several processes together may let one hundred more
 * pass each; while the database is away each counts for itself.
 */
export const createBlockLimiter = (pool: pg.Pool, what: string, perMinute: number) => {
  const shared = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: what,
    points: perMinute,
    duration: windowMs / 1000,
  });
  const counts = new Map<string, Count>();

  const countOf = (key: string, now: number): Count => {
    const known = counts.get(key);
    if (known && Math.max(known.until, known.refusedUntil) > now) return known;
    // in the order in which they began, so the oldest is forgotten first
    counts.delete(key);
    forget(counts, now);
    const count = { requests: 0, until: now + windowMs, refusedUntil: 0 };
    counts.set(key, count);
    return count;
  };

  const report = async (key: string, count: Count) => {
    try {
      await shared.consume(key, block);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) return;
      count.refusedUntil = Date.now() + refusal.msBeforeNext;
    }
  };

  /** Counts a request. @returns the seconds to wait; 0 when it may pass */
  return (key: string): number => {
    const now = Date.now();
    const count = countOf(key, now);
    count.requests += 1;
    if (count.requests > perMinute) count.refusedUntil = Math.max(count.refusedUntil, count.until);
    if (count.refusedUntil > now) return Math.ceil((count.refusedUntil - now) / 1000);
    if (count.requests % block === 0) void report(key, count);
    return 0;
  };
};

const mostKeys = 10_000;

/** Makes room, so that however many addresses there are, memory stays as it is. */
const forget = (counts: Map<string, Count>, now: number): void => {
  for (const [key, count] of counts) {
    const isOver = Math.max(count.until, count.refusedUntil) <= now;
    if (!isOver && counts.size < mostKeys) return;
    counts.delete(key);
  }
};
