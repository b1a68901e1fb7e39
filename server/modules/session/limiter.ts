import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '#contract/limits.ts';
import type { Limiter } from '#server/graphql/context.ts';
import { ApiError } from '#server/graphql/errors.ts';
import { networkOf } from './network.ts';

const windowSeconds = 15 * 60;

interface Points {
  perAccount: number;
  perAddress: number;
}

/** Limits attempts per account and per address; counted in the database, across all processes. */
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

/** Limits mails requested without a session, so that nobody's mailbox is flooded. */
export const createMailLimiter = (pool: pg.Pool): Limiter =>
  createLimiter(pool, 'mail', { perAccount: 5, perAddress: 50 });

/** Limits image analyses, which use a core or an external service. */
export const createAnalysisLimiter = (pool: pg.Pool): Limiter =>
  createLimiter(pool, 'analysis', {
    perAccount: limits.analyses,
    perAddress: 10 * limits.analyses,
  });

// hashed: an address may be longer than a key, and need not be stored once more
const keyOf = (account: string): string => createHash('sha256').update(account).digest('hex');
