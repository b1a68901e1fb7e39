import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '#contract/limits.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { Attempt, Limiter, OnLimit } from '#server/graphql/context.ts';
import { networkOf } from '#server/http/network.ts';

const windowSeconds = 15 * 60;

/** Too many attempts for the account; on its known devices, it can still sign in. */
const accountLimited = 'error.ACCOUNT_LIMITED';

interface Points {
  /** Attempts for an account from one address. */
  perAccount: number;
  /** Attempts for an account from all addresses together. */
  perAccountInAll: number;
  perAddress: number;
  /** The period for attempts from all addresses; by default the same as for the others. */
  inAllSeconds?: number;
  /** The message of the limit for all addresses, if a known device is not subject to it. */
  accountMsg?: string;
}

type Counter = InstanceType<typeof RateLimiterPostgres>;

const counterOf = (pool: pg.Pool, keyPrefix: string, points: number, duration: number): Counter =>
  new RateLimiterPostgres({
    ...{ storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true },
    ...{ keyPrefix, points, duration },
  });

/** Who is limited, besides the database of the counts. */
interface Limited {
  pool: pg.Pool;
  /** Whether the account has signed in on this device; by default, it has on none. */
  isKnown?: ((account: string, markHash: Buffer) => Promise<boolean>) | undefined;
  onLimit: OnLimit;
}

/**
 * Limits attempts per account and per address; counted in the database, across all processes. An
 * attacker can lock an account only for unknown devices: devices on which the account has signed in
 * have a count of their own.
 */
const createLimiter = (
  { pool, isKnown = async () => false, onLimit }: Limited,
  what: string,
  points: Points,
): Limiter => {
  const counter = (by: string, most: number, seconds = windowSeconds) =>
    counterOf(pool, `${what}-${by}`, most, seconds);
  const addresses = counter('address', points.perAddress);
  const pairs = counter('pair', points.perAccount);
  const accounts = counter('account', points.perAccountInAll, points.inAllSeconds);
  const devices = counter('device', points.perAccount);

  const onDevice = async (key: string, refuse: (refusal: unknown) => never): Promise<Attempt> => {
    await devices.consume(key).catch(refuse);
    return {
      succeeded: async () => void (await devices.delete(key)),
      takeBack: async () => void (await devices.reward(key)),
    };
  };

  const elsewhere = async (
    account: string,
    address: string,
    refuse: (refusal: unknown, msg?: string) => never,
  ): Promise<Attempt> => {
    const network = networkOf(address);
    const pair = keyOf(`${account} ${network}`);
    await addresses.consume(network).catch((refusal) => refuse(refusal));
    await pairs.consume(pair).catch((refusal) => refuse(refusal));
    await accounts.consume(keyOf(account)).catch((refusal) => refuse(refusal, points.accountMsg));
    const giveBack = async () => {
      await Promise.all([addresses.reward(network), accounts.reward(keyOf(account))]);
    };
    return {
      succeeded: async () => void (await Promise.all([giveBack(), pairs.delete(pair)])),
      takeBack: async () => void (await Promise.all([giveBack(), pairs.reward(pair)])),
    };
  };

  return {
    attempt: async (account, { address, markHash }) => {
      const refuse = (refusal: unknown, msg?: string): never => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        onLimit(account, address);
        throw tooMany(Math.ceil(refusal.msBeforeNext / 1000), msg);
      };
      return markHash && (await isKnown(account, markHash))
        ? onDevice(keyOf(`${account} ${markHash.toString('hex')}`), refuse)
        : elsewhere(account, address, refuse);
    },
  };
};

const tooMany = (seconds: number, msg?: string) =>
  new DomainError('RATE_LIMITED', {
    ...(msg !== undefined && { msg }),
    args: { minutes: Math.ceil(seconds / 60), seconds },
    seconds,
  });

/**
 * Limits sign-ins: 50 an hour for an account, so that no hour, wherever it begins, has more than 100
 * attempts from unknown devices.
 */
export const createSignInLimiter = (limited: Limited): Limiter =>
  createLimiter(limited, 'sign-in', {
    ...{ perAccount: 10, perAccountInAll: 50, inAllSeconds: 60 * 60, perAddress: 200 },
    accountMsg: accountLimited,
  });

/**
 * Limits second-factor codes: an attacker who tries them already has the password, and three in a
 * million are valid at any time.
 */
export const createCodeLimiter = (limited: Limited): Limiter =>
  createLimiter(limited, 'code', {
    ...{ perAccount: 5, perAccountInAll: 30, inAllSeconds: 24 * 60 * 60, perAddress: 100 },
    accountMsg: accountLimited,
  });

/** Limits mails requested without a session, so that mailboxes cannot be flooded. */
export const createMailLimiter = (limited: Limited): Limiter =>
  createLimiter(limited, 'mail', { perAccount: 5, perAccountInAll: 20, perAddress: 50 });

/** Limits image analyses, which use a CPU core or an external service. */
export const createAnalysisLimiter = (limited: Limited): Limiter =>
  createLimiter(limited, 'analysis', {
    perAccount: limits.analyses,
    perAccountInAll: limits.analyses,
    perAddress: 10 * limits.analyses,
  });

// hashed: an address may be longer than a key, and need not be stored again
const keyOf = (account: string): string => createHash('sha256').update(account).digest('hex');
