import type { Socket } from 'node:net';
import path from 'node:path';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '#server/generated/database.ts';
import { lockFolder } from './lock.ts';
import { pipelined } from './pipeline.ts';
import { PreparingClient } from './preparingClient.ts';

export type Db = Kysely<DB>;

/** Runs `work` in the transaction that `db` is, or in one of its own. */
export const inTransaction = <Result>(
  db: Db,
  work: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> =>
  db.isTransaction ? work(db as Transaction<DB>) : db.transaction().execute(work);

export interface Database {
  db: Db;
  pool: pg.Pool;
  embedded: boolean;
  close(): Promise<void>;
}

/** Where the data lives: a PostgreSQL server, or a folder for the embedded PostgreSQL. */
export type DatabaseLocation =
  | {
      url: string;
      connections?: number;
      /** After how long a statement is broken off; never unless given. */
      statementMs?: number;
    }
  | { folder: string }
  | { memory: Blob | null };

// numeric and bigint stay strings: neither fits a binary float
const kysely = (pool: pg.Pool) => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });

export const openDatabase = async (location: DatabaseLocation): Promise<Database> => {
  if ('url' in location) {
    const { url, connections = 10, statementMs } = location;
    const pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      // compiling costs a statement of the dashboard more than it saves: 0.75 s against 0.53 s
      options: '-c jit=off',
      ...(statementMs && {
        statement_timeout: statementMs,
        idle_in_transaction_session_timeout: 2 * statementMs,
      }),
    });
    // a connection that breaks is replaced at the next query; unheard, it would end the process
    pool.on('error', () => undefined);
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
      if (statementMs) breakWhenSilent(client, statementMs + graceMs);
    });
    return { db: kysely(pool), pool, embedded: false, close: () => pool.end() };
  }
  return openEmbedded(location);
};

/** How much longer than it needs to break a statement off a server may be silent. */
const graceMs = 5_000;

/** A server that went away without a word would hold up each of its connections for many minutes. */
const breakWhenSilent = (client: pg.ClientBase, ms: number): void => {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(ms, () => stream.destroy(new Error('connection timeout')));
};

/** Everybody waits for what it does in between. */
const settings = [
  // its files are in the system's cache as well; the usual 128 MB would be taken at once
  'shared_buffers=64MB',
  // to write each 16 MB of the log as zeros before takes 50 ms
  'wal_init_zero=off',
  // new words are sorted into the index for searching by the megabyte; the usual 4 take 50 ms, too
  'gin_pending_list_limit=1MB',
];

const openEmbedded = async (
  location: { folder: string } | { memory: Blob | null },
): Promise<Database> => {
  const unlock = 'folder' in location ? await lockFolder(location.folder) : async () => undefined;
  try {
    const [{ PGlite }, { pg_trgm }, { createPgConfig }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
      import('@electric-sql/pglite/node-postgres'),
    ]);
    const lite = await PGlite.create({
      ...('folder' in location
        ? { dataDir: path.join(location.folder, 'postgres') }
        : location.memory && { loadDataDir: location.memory }),
      extensions: { pg_trgm },
      startParams: [...PGlite.defaultStartParams, ...settings.flatMap((each) => ['-c', each])],
    });
    // one connection: a statement outside the open transaction waits, and the time-out tells of it
    const pool = new pg.Pool({
      ...createPgConfig(pipelined(lite)),
      Client: PreparingClient,
      max: 1,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 0,
    });
    keepClient(pool);
    return {
      db: kysely(pool),
      pool,
      embedded: true,
      close: async () => {
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
 * `pool.query` throws away a client that met an error. The embedded database has one connection
 * under every client, which the next one would find closed.
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
