import type { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '#server/generated/database.ts';
import { boundLog, logSettings } from './boundLog.ts';
import { type Damage, watchDamage } from './damage.ts';
import { assertRoom, type FreeBytes, watchDiskSpace } from './diskRoom.ts';
import { isConflict } from './failures.ts';
import { clientOfHosts, hostAddresses } from './hosts.ts';
import { kyselyOf } from './kyselyOf.ts';
import { lockFolder } from './lock.ts';
import { pipelined } from './pipeline.ts';
import { pooledClientOf } from './pooledClient.ts';
import { EmbeddedClient, PreparingClient } from './preparingClient.ts';
import { queryAgain, readerOf } from './reads.ts';
import { openReplicas, type Replicas } from './replicas.ts';

export type Db = Kysely<DB>;

/** A transaction on the database. */
export type Trx = Transaction<DB>;

/** A part of a SQL statement. */
export type SqlFragment<Value = unknown> = RawBuilder<Value>;

/** How often a transaction is tried that the database ends because it conflicts with another one. */
const attempts = 3;

/** The longest pause before it is tried again, in milliseconds. */
const longestPause = 50;

/**
 * Runs `work` in the transaction `db`, or in a new one if `db` is not a transaction. A new one is
 * repeated if it conflicts with another (a deadlock, for example), so `work` must not have effects
 * outside the transaction.
 */
export const inTransaction = async <Result>(
  db: Db,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> => {
  if (db.isTransaction) return work(db as Trx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
      // repeated at once, it could take the first lock again before the other gets the one it waits for
      await sleep(Math.random() * longestPause * attempt);
    }
  }
};

/** Counts the requests that this process has received. */
export interface Traffic {
  requests: number;
}

export interface Database {
  db: Db;
  /** The same for calls that only read: a statement whose connection breaks is run again. */
  reads: Db;
  pool: pg.Pool;
  embedded: boolean;
  /** Lets long work on the embedded database notice requests that need the connection. */
  traffic: Traffic;
  /** Those that answer reads, if there are any. */
  replicas?: Replicas;
  damage: Damage;
  close(): Promise<void>;
}

interface EmbeddedFolder {
  folder: string;
  free?: FreeBytes;
  /** Whether the extensions that check tables and indexes can be created. */
  isChecked?: boolean;
}

/** Location of the database: a PostgreSQL server, or a folder for the embedded PostgreSQL. */
export type DatabaseLocation =
  | {
      url: string;
      connections?: number;
      /** Statement timeout; none if omitted, and no limit for waiting for locks. */
      statementMs?: number;
      /** The address of the replicas that answer reads. */
      readUrl?: string | undefined;
      /** Whether the addresses may lead through a pooler in transaction mode (decision 76). */
      isPooled?: boolean;
    }
  | EmbeddedFolder
  | { memory: Blob | null };

// JIT costs a dashboard statement more than it saves: 0.75 s against 0.53 s
const ofSessions = { jit: 'off' };

const startOptions = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

interface PoolSettings {
  connections?: number;
  statementMs?: number;
  isPooled?: boolean;
  /** How long a connection may take. */
  connectMs?: number;
}

const poolOf = (
  url: string,
  { connections = 10, statementMs, isPooled = false, connectMs = 10_000 }: PoolSettings,
): pg.Pool => {
  const [address = url, ...others] = hostAddresses(url);
  const limits = statementMs && {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: 2 * statementMs,
  };
  const Client = isPooled ? pooledClientOf({ ...ofSessions, ...limits }) : PreparingClient;
  const pool = new pg.Pool({
    connectionString: address,
    Client: others.length > 0 ? clientOfHosts([address, ...others], Client) : Client,
    max: connections,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    ...(!isPooled && { options: startOptions(ofSessions), ...limits }),
  });
  // a broken connection is replaced at the next query; without a listener it would end the
  // process
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (statementMs) breakWhenSilent(client, statementMs + graceMs);
  });
  // the next one may reach a host that accepts writes again
  pool.on('release', (_error, client) => {
    if ('isReadOnlyHost' in client && client.isReadOnlyHost) void (client as pg.Client).end();
  });
  return pool;
};

export const openDatabase = async (location: DatabaseLocation): Promise<Database> => {
  if ('url' in location) {
    const pool = poolOf(location.url, location);
    const damage = watchDamage(pool);
    const replicas =
      location.readUrl === undefined
        ? undefined
        : await openReplicas(pool, hostAddresses(location.readUrl), (address) =>
            poolOf(address, { ...location, connectMs: 2_000 }),
          );
    return {
      db: kyselyOf(pool),
      reads: readerOf(pool, queryAgain(pool)),
      pool,
      embedded: false,
      traffic: { requests: 0 },
      damage,
      ...(replicas && { replicas }),
      close: async () => {
        await replicas?.close();
        await pool.end();
      },
    };
  }
  return openEmbedded(location);
};

/** How long a statement waits for a lock that another transaction holds. */
const lockMs = 3_000;

/** How long a server may be silent beyond its statement timeout. */
const graceMs = 5_000;

/**
 * Destroys the socket of a server that has vanished; otherwise it would block its connections for
 * many minutes.
 */
const breakWhenSilent = (client: pg.ClientBase, ms: number): void => {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(ms, () => stream.destroy(new Error('connection timeout')));
};

/** Settings that keep pauses short, because all requests wait for them. */
const settings = [
  // the system caches the files too; the default of 128 MB would be allocated at once
  'shared_buffers=64MB',
  // zero-filling each 16 MB log file takes 50 ms
  'wal_init_zero=off',
  // merges new words into the search index in smaller steps; with the default of 4 MB, a step also
  // takes 50 ms
  'gin_pending_list_limit=1MB',
  ...logSettings,
];

const loadChecks = async () => ({
  amcheck: (await import('@electric-sql/pglite/contrib/amcheck')).amcheck,
  pageinspect: (await import('@electric-sql/pglite/contrib/pageinspect')).pageinspect,
});

const openEmbedded = async (
  location: EmbeddedFolder | { memory: Blob | null },
): Promise<Database> => {
  const unlock = 'folder' in location ? await lockFolder(location.folder) : async () => undefined;
  try {
    if ('folder' in location) await assertRoom(location.folder, location.free);
    const [{ PGlite }, { pg_trgm }, { createPgConfig }, ofChecks] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
      import('@electric-sql/pglite/node-postgres'),
      'isChecked' in location && location.isChecked ? loadChecks() : {},
    ]);
    const lite = await PGlite.create({
      ...('folder' in location
        ? { dataDir: path.join(location.folder, 'postgres') }
        : location.memory && { loadDataDir: location.memory }),
      extensions: { pg_trgm, ...ofChecks },
      startParams: [...PGlite.defaultStartParams, ...settings.flatMap((each) => ['-c', each])],
    });
    // one connection: a statement outside the open transaction waits, and the timeout reveals the
    // mistake
    const pool = new pg.Pool({
      ...createPgConfig(pipelined(lite)),
      Client: EmbeddedClient,
      max: 1,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 0,
    });
    const damage = watchDamage(pool);
    keepClient(pool);
    const stop =
      'folder' in location
        ? [
            boundLog(pool, path.join(location.folder, 'postgres'), location.free),
            watchDiskSpace(pool, location.folder, location.free),
          ]
        : [];
    const db = kyselyOf(pool);
    return {
      db,
      reads: db,
      pool,
      embedded: true,
      traffic: { requests: 0 },
      damage,
      close: async () => {
        for (const each of stop) await each();
        await pool.end();
        await lite.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
};

/**
 * `pool.query` discards a client after an error. All clients of the embedded database share one
 * connection, which the next client would find closed.
 */
const keepClient = (pool: pg.Pool): void => {
  Object.assign(pool, {
    query: async (text: string, values?: unknown[]) => {
      const client = await pool.connect();
      try {
        return await client.query(text, values);
      } finally {
        client.release();
      }
    },
  });
};
