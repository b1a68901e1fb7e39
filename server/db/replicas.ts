import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from '#server/generated/database.ts';
import { isConflict, isOutdatedSchema, isUnavailable } from './failures.ts';
import { queryAgain, readerOf } from './reads.ts';

/** `primary`: it accepts writes, since it was promoted, and is no replica any more. */
type ReplicaCondition = 'ok' | 'lagging' | 'away' | 'primary';

export interface ReplicaState {
  /** Host and port. */
  host: string;
  condition: ReplicaCondition;
  /** By how much it was behind at the last check; null while it is away. */
  lagSeconds: number | null;
}

/** A replica whose condition has changed. */
export interface ReplicaChange extends Pick<ReplicaState, 'host' | 'condition'> {
  /** Why it is away. */
  error: unknown;
}

/** The replicas that answer reads (decision 71). */
export interface Replicas {
  /**
   * A database for the statements of one request: they run on one replica, or on the primary if they
   * begin a transaction, or if the replica cannot answer them.
   * @param after the position in the log that the replica must have reached; null for any
   * @param key requests with the same key prefer the same replica, so that time does not go back
   */
  readerFor: (after: string | null, key: string) => Kysely<DB>;
  /** A database for statements that must see all that has been written so far. */
  readerOfNow: () => Promise<Kysely<DB>>;
  states: () => ReplicaState[];
  /** Calls `listener` with each replica that is left out now, and later with each that changes. */
  watch: (listener: (change: ReplicaChange) => void) => void;
  close: () => Promise<void>;
}

const checkEveryMs = 1_000;
/** How long a replica may take to answer a check. */
const answerMs = 2_000;
/** A replica that is further behind answers no reads. */
const mostLagMs = 10_000;
const samplesForMs = 120_000;
/** How long a read waits for a replica that is behind its session. */
const waitMs = 50;
const askAgainMs = 5;

interface Replica {
  host: string;
  pool: pg.Pool;
  condition: ReplicaCondition;
  /** Why it is away. */
  error: unknown;
  lagMs: number | null;
  /** The position up to which it has applied the primary's changes, as far as known. */
  applied: bigint;
}

/** What the primary had written at a time of this process's own clock. */
interface Sample {
  time: number;
  written: bigint;
}

/** A position in the log, such as 16/B374D848. */
const positionOf = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

/**
 * Whether the primary may answer what a replica has refused: the replica is away, recovery has
 * cancelled the statement, the statement writes, or a migration has not arrived there yet.
 */
const isOfReplica = (error: unknown): boolean =>
  isUnavailable(error) || isConflict(error) || isOutdatedSchema(error);

/** Asks a replica for its position, and whether it still is one. */
const ask = async ({ pool }: Replica): Promise<{ isReplica: boolean; applied: bigint }> => {
  const { rows } = await pool.query(`
    select pg_is_in_recovery() as "isReplica",
      coalesce(pg_last_wal_replay_lsn(), '0/0')::text as applied`);
  return { isReplica: rows[0].isReplica, applied: positionOf(rows[0].applied) };
};

/**
 * By how many milliseconds a replica is behind, and whether it may answer. Without a primary, replicas
 * do not fall behind; one that has not reached the first sample may be behind by any time.
 */
const lagOf = (samples: readonly Sample[], applied: bigint): { lagMs: number; isNear: boolean } => {
  const [first] = samples;
  const newest = samples.at(-1);
  if (!first || !newest) return { lagMs: 0, isNear: true };
  const reached = samples.findLast(({ written }) => written <= applied);
  const lagMs = newest.time - (reached ?? first).time;
  return { lagMs, isNear: reached !== undefined && lagMs <= mostLagMs };
};

const withinMs = <Result>(work: Promise<Result>, ms: number): Promise<Result> =>
  Promise.race([
    work,
    sleep(ms, undefined, { ref: false }).then(() => {
      throw new Error('timeout');
    }),
  ]);

/**
 * Opens the replicas, and goes on checking them. Lag is measured by positions and this process's own
 * clock, because the clocks of machines differ.
 * @param createPool the connections to one address
 */
export const openReplicas = async (
  primary: pg.Pool,
  addresses: readonly string[],
  createPool: (address: string) => pg.Pool,
): Promise<Replicas> => {
  const replicas: Replica[] = addresses.map((address) => ({
    host: new URL(address).host,
    pool: createPool(address),
    condition: 'away',
    error: null,
    lagMs: null,
    applied: 0n,
  }));
  const samples: Sample[] = [];

  const sample = async () => {
    const time = performance.now();
    // fails on a host that is itself a replica, so that nothing is compared without a primary
    const { rows } = await primary.query('select pg_current_wal_flush_lsn()::text as written');
    samples.push({ time, written: positionOf(rows[0].written) });
    while (samples[0] && samples[0].time < time - samplesForMs) samples.shift();
  };

  let tell: (change: ReplicaChange) => void = () => undefined;
  const changeOf = ({ host, condition, error }: Replica) => ({ host, condition, error });

  const stateOf = async (replica: Replica): Promise<Partial<Replica>> => {
    try {
      const { isReplica, applied } = await withinMs(ask(replica), answerMs);
      const { lagMs, isNear } = lagOf(samples, applied);
      const condition = isNear ? 'ok' : 'lagging';
      return { applied, lagMs, error: null, condition: isReplica ? condition : 'primary' };
    } catch (error) {
      return { lagMs: null, error, condition: 'away' };
    }
  };
  const check = async (replica: Replica) => {
    const before = replica.condition;
    Object.assign(replica, await stateOf(replica));
    if (replica.condition !== before) tell(changeOf(replica));
  };

  let stopped = false;
  const checkAll = async () => {
    await withinMs(sample(), answerMs).catch(() => undefined);
    await Promise.all(replicas.map(check));
  };
  const goOn = async () => {
    while (!stopped) {
      await sleep(checkEveryMs, undefined, { ref: false });
      if (!stopped) await checkAll();
    }
  };
  await checkAll();
  const checking = goOn();

  const hasReached = async (replica: Replica, after: bigint): Promise<boolean> => {
    const end = performance.now() + waitMs;
    while (replica.applied < after) {
      const left = end - performance.now();
      if (left <= 0) return false;
      const asked = await withinMs(ask(replica), left).catch(() => null);
      if (!asked) return false;
      replica.applied = asked.applied;
      if (replica.applied < after) await sleep(askAgainMs);
    }
    return true;
  };

  const choose = async (after: string | null, key: string): Promise<Replica | null> => {
    const usable = replicas.filter(({ condition }) => condition === 'ok');
    const replica = usable[placeOf(key, usable.length)];
    if (!replica) return null;
    return after === null || (await hasReached(replica, positionOf(after))) ? replica : null;
  };

  const readerFor = (after: string | null, key: string): Kysely<DB> => {
    let chosen: Promise<Replica | null> | undefined;
    const query = async (text: string, values: unknown[]) => {
      chosen ??= choose(after, key);
      const replica = await chosen;
      if (replica) {
        try {
          return await replica.pool.query(text, values);
        } catch (error) {
          if (!isOfReplica(error)) throw error;
          // the rest of the request, too, so that its statements agree
          chosen = Promise.resolve(null);
        }
      }
      return queryAgain(primary)(text, values);
    };
    return readerOf(primary, query);
  };

  return {
    readerFor,
    readerOfNow: async () => {
      const { rows } = await primary.query('select pg_current_wal_insert_lsn()::text as written');
      return readerFor(rows[0].written, '');
    },
    states: () =>
      replicas.map(({ host, condition, lagMs }) => ({
        host,
        condition,
        lagSeconds: lagMs === null ? null : Math.round(lagMs / 100) / 10,
      })),
    watch: (listener) => {
      tell = listener;
      const leftOut = replicas.filter(({ condition }) => condition !== 'ok');
      for (const replica of leftOut) listener(changeOf(replica));
    },
    close: async () => {
      stopped = true;
      await checking;
      await Promise.all(replicas.map(({ pool }) => pool.end()));
    },
  };
};

const placeOf = (key: string, count: number): number => {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return count > 0 ? sum % count : 0;
};
