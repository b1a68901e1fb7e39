import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '#contract/limits.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { Limiter, OnLimit } from '#server/graphql/context.ts';
import { networkOf } from '#server/http/network.ts';

const windowSeconds = 15 * 60;

/** How long an address counts as known after the account has signed in from it. */
const knownSeconds = 30 * 24 * 60 * 60;

interface Points {
  /** Attempts for an account from one address. */
  perAccount: number;
  /** Attempts for an account from all addresses except known ones. */
  perAccountInAll: number;
  perAddress: number;
  /** The period for attempts from all addresses; by default the same as for the others. */
  inAllSeconds?: number;
}

type Counter = InstanceType<typeof RateLimiterPostgres>;

const counterOf = (pool: pg.Pool, keyPrefix: string, points: number, duration: number): Counter =>
  new RateLimiterPostgres({
    ...{ storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true },
    ...{ keyPrefix, points, duration },
  });

/**
 * Limits attempts per account and per address; counted in the database, across all processes. An
 * attacker can lock an account only for unknown addresses: addresses from which the account has
 * signed in have their own count.
 */
const createLimiter = (pool: pg.Pool, what: string, points: Points, onLimit: OnLimit): Limiter => {
  const counter = (by: string, most: number, seconds = windowSeconds) =>
    counterOf(pool, `${what}-${by}`, most, seconds);
  const addresses = counter('address', points.perAddress);
  const pairs = counter('pair', points.perAccount);
  const accounts = counter('account', points.perAccountInAll, points.inAllSeconds);
  const known = counterOf(pool, 'known', 1, knownSeconds);
  return {
    attempt: async (account, address) => {
      const refuse = (refusal: unknown): never => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        onLimit(account, address);
        throw tooMany(Math.ceil(refusal.msBeforeNext / 1000));
      };
      const network = networkOf(address);
      const pair = keyOf(`${account} ${network}`);
      await addresses.consume(network).catch(refuse);
      await pairs.consume(pair).catch(refuse);
      await accounts.consume(keyOf(account)).catch(async (refusal) => {
        if (!(await known.get(pair))) refuse(refusal);
      });
    },
    succeeded: async (account, address) => {
      const network = networkOf(address);
      const pair = keyOf(`${account} ${network}`);
      await Promise.all([
        addresses.reward(network),
        accounts.reward(keyOf(account)),
        pairs.delete(pair),
        known.set(pair, 1, knownSeconds),
      ]);
    },
    takeBack: async (account, address) => {
      const network = networkOf(address);
      await Promise.all([
        addresses.reward(network),
        accounts.reward(keyOf(account)),
        pairs.reward(keyOf(`${account} ${network}`)),
      ]);
    },
  };
};

const tooMany = (seconds: number) =>
  new DomainError('RATE_LIMITED', { args: { minutes: Math.ceil(seconds / 60), seconds }, seconds });

export const createSignInLimiter = (pool: pg.Pool, onLimit: OnLimit): Limiter =>
  createLimiter(
    pool,
    'sign-in',
    { perAccount: 10, perAccountInAll: 100, perAddress: 200 },
    onLimit,
  );

/**
 * Limits second-factor codes: an attacker who tries them already has the password, and three in a
 * million are valid at any time.
 */
export const createCodeLimiter = (pool: pg.Pool, onLimit: OnLimit): Limiter =>
  createLimiter(
    pool,
    'code',
    { perAccount: 5, perAccountInAll: 30, inAllSeconds: 24 * 60 * 60, perAddress: 100 },
    onLimit,
  );

/** Limits mails requested without a session, so that mailboxes cannot be flooded. */
export const createMailLimiter = (pool: pg.Pool, onLimit: OnLimit): Limiter =>
  createLimiter(pool, 'mail', { perAccount: 5, perAccountInAll: 20, perAddress: 50 }, onLimit);

/** Limits image analyses, which use a CPU core or an external service. */
export const createAnalysisLimiter = (pool: pg.Pool, onLimit: OnLimit): Limiter =>
  createLimiter(
    pool,
    'analysis',
    {
      perAccount: limits.analyses,
      perAccountInAll: limits.analyses,
      perAddress: 10 * limits.analyses,
    },
    onLimit,
  );

// hashed: an address may be longer than a key, and need not be stored again
const keyOf = (account: string): string => createHash('sha256').update(account).digest('hex');
