import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '#server/generated/database.ts';
import { lockFolder } from './lock.ts';

export type Db = Kysely<DB>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  embedded: boolean;
  close(): Promise<void>;
}

/** Where the data lives: a PostgreSQL server, or a folder for the embedded PostgreSQL. */
export type DatabaseLocation =
  | { url: string; connections?: number }
  | { folder: string }
  | { memory: Blob | null };

// numeric and bigint stay strings: neither fits a binary float
const kysely = (pool: pg.Pool) => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });

export const openDatabase = async (location: DatabaseLocation): Promise<Database> => {
  if ('url' in location) {
    const pool = new pg.Pool({
      connectionString: location.url,
      max: location.connections ?? 10,
      connectionTimeoutMillis: 10_000,
    });
    // an idle connection that breaks is replaced at the next query; unheard, it would end the process
    pool.on('error', () => undefined);
    return { db: kysely(pool), pool, embedded: false, close: () => pool.end() };
  }
  return openEmbedded(location);
};

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
    });
    // one connection: a statement outside the open transaction waits, and the time-out tells of it
    const pool = new pg.Pool({
      ...createPgConfig(lite),
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
