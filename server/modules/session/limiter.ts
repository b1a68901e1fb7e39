import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '#server/graphql/errors.ts';

const windowSeconds = 15 * 60;
const attemptsPerAccount = 10;
const attemptsPerAddress = 200;

export interface SignInLimiter {
  /** Counts an attempt; throws RATE_LIMITED, with the seconds to wait, when there were too many. */
  attempt(account: string, address: string): Promise<void>;
  /** A right password clears the account's count. */
  succeeded(account: string): Promise<void>;
}

/** Limits sign-in per account and per address; counted in the database, for all processes. */
export const createSignInLimiter = (pool: pg.Pool): SignInLimiter => {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration: windowSeconds,
    });
  const accounts = limiter('sign-in-account', attemptsPerAccount);
  const addresses = limiter('sign-in-address', attemptsPerAddress);
  return {
    attempt: async (account, address) => {
      try {
        await addresses.consume(address);
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

// an address may be longer than a key, and need not stand in one more table
const keyOf = (account: string): string => createHash('sha256').update(account).digest('hex');
