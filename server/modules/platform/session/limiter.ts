import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '#contract/limits.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { Limiter, OnLimit } from '#server/graphql/context.ts';
import { networkOf } from '#server/http/network.ts';

const windowSeconds = 15 * 60;

/** How long an address that an account has signed in from counts as its own. */
const knownSeconds = 30 * 24 * 60 * 60;

interface Points {
  /** Of an account from one address. */
  perAccount: number;
  /** Of an account from all addresses but those it has signed in from lately. */
  perAccountInAll: number;
  perAddress: number;
  /** How long attempts from all addresses are counted; as long as the others unless given. */
  inAllSeconds?: number;
}

type Counter = InstanceType<typeof RateLimiterPostgres>;

const counterOf = (pool: pg.Pool, keyPrefix: string, points: number, duration: number): Counter =>
  new RateLimiterPostgres({
    ...{ storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true },
    ...{ keyPrefix, points, duration },
  });

/**
 * Limits attempts per account and per address; counted in the database, across all processes. Who
 * knows somebody's account can close it to other addresses only: not to those that it has signed in
 * from, which have a count of their own.
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
 * Limits codes of the second factor: whoever tries them has the password already, and three of a
 * million are right at any time.
 */
export const createCodeLimiter = (pool: pg.Pool, onLimit: OnLimit): Limiter =>
  createLimiter(
    pool,
    'code',
    { perAccount: 5, perAccountInAll: 30, inAllSeconds: 24 * 60 * 60, perAddress: 100 },
    onLimit,
  );

/** Limits mails requested without a session, so that nobody's mailbox is flooded. */
export const createMailLimiter = (pool: pg.Pool, onLimit: OnLimit): Limiter =>
  createLimiter(pool, 'mail', { perAccount: 5, perAccountInAll: 20, perAddress: 50 }, onLimit);

/** Limits image analyses, which use a core or an external service. */
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

// hashed: an address may be longer than a key, and need not be stored once more
const keyOf = (account: string): string => createHash('sha256').update(account).digest('hex');
