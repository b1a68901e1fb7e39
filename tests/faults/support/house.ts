import fs from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { type RunningServer, startServer, temporaryFolder } from '#tests/support/server.ts';
import { cloneTemplate } from '#tests/support/template.ts';

/** A data folder and a migrated database, for servers in separate processes. */
export interface House {
  /** Its data folder. */
  folder: string;
  /** Address of the database; undefined for the embedded one. */
  databaseUrl: string | undefined;
  /** The settings with which a program finds folder and database. */
  location: Readonly<Record<string, string>>;
  /** The database, for the test itself; an embedded one only while no server is using it. */
  open(): Promise<Database>;
  start(settings?: Record<string, string>): Promise<RunningServer>;
  remove(): Promise<void>;
}

const settings = {
  SEED: 'none',
  LOG_LEVEL: 'error',
  REQUESTS_PER_MINUTE: '0',
  PUBLIC_URL: 'http://{portal}.localhost',
  ADMIN_SECOND_FACTOR: 'optional',
};

export const createHouse = async (): Promise<House> => {
  const folder = temporaryFolder();
  const place = await createPlace(folder);
  const location = { DATA_DIR: folder, ...(place.url && { DATABASE_URL: place.url }) };
  return {
    folder,
    databaseUrl: place.url,
    location,
    open: place.open,
    start: (more = {}) => startServer(folder, { ...settings, ...location, ...more }),
    remove: async () => {
      await place.remove();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
};

interface Place {
  url?: string;
  open: () => Promise<Database>;
  remove: () => Promise<void>;
}

const createPlace = async (folder: string): Promise<Place> => {
  const template = inject('template');
  if ('dump' in template) return layDown(template.dump, path.join(folder, 'database'));
  const database = await cloneTemplate(template);
  const url = String(database.pool.options.connectionString);
  return {
    url,
    open: () => openDatabase({ url, connections: 4 }),
    remove: () => database.close(),
  };
};

const layDown = async (dump: string, folder: string): Promise<Place> => {
  await fs.mkdir(folder, { recursive: true });
  const lite = await PGlite.create({
    dataDir: path.join(folder, 'postgres'),
    loadDataDir: new Blob([await fs.readFile(dump)]),
    extensions: { pg_trgm },
  });
  await lite.close();
  return { open: () => openDatabase({ folder }), remove: async () => undefined };
};
