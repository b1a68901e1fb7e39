import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '#contract/limits.ts';
import { ApiError } from '#server/graphql/errors.ts';
import { networkOf } from './network.ts';

const windowSeconds = 15 * 60;

export interface Limiter {
  /** Counts an attempt; throws RATE_LIMITED, with the seconds to wait, when there were too many. */
  attempt(account: string, address: string): Promise<void>;
  /** A right password clears the account's count. */
  succeeded(account: string): Promise<void>;
}

interface Points {
  perAccount: number;
  perAddress: number;
}

/** Limits something per account and per address; counted in the database, for all processes. */
const createLimiter = (pool: pg.Pool, what: string, points: Points): Limiter => {
  const limiter = (by: string, most: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: `${what}-${by}`,
      points: most,
      duration: windowSeconds,
    });
  const accounts = limiter('account', points.perAccount);
  const addresses = limiter('address', points.perAddress);
  return {
    attempt: async (account, address) => {
      try {
        await addresses.consume(networkOf(address));
        await accounts.consume(keyOf(account));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const seconds = Math.ceil(refusal.msBeforeNext / 1000);
        throw new ApiError('RATE_LIMITED', { args: { minutes: Math.ceil(seconds / 60), seconds } });
      }
    },
    succeeded: async (account) => {
      await accounts.delete(keyOf(account));
    },
  };
};

export const createSignInLimiter = (pool: pg.Pool): Limiter =>
  createLimiter(pool, 'sign-in', { perAccount: 10, perAddress: 200 });

/** Of mails that somebody without a session can have sent: nobody's mailbox is to be filled. */
export const createMailLimiter = (pool: pg.Pool): Limiter =>
  createLimiter(pool, 'mail', { perAccount: 5, perAddress: 50 });

/** Of analyses of pictures, which keep a core or somebody else's machine busy. */
export const createAnalysisLimiter = (pool: pg.Pool): Limiter =>
  createLimiter(pool, 'analysis', {
    perAccount: limits.analyses,
    perAddress: 10 * limits.analyses,
  });

// an address may be longer than a key, and need not stand in one more table
const keyOf = (account: string): string => createHash('sha256').update(account).digest('hex');
