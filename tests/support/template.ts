import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Database, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openQueue } from '#server/db/queue.ts';

/** The migrated database that every test file copies. */
export type Template = { dump: string } | { url: string; name: string };

/** A database on the PostgreSQL server of DATABASE_URL, or a dump of the embedded one. */
export const createTemplate = async (
  serverUrl: string | undefined,
): Promise<{ template: Template; remove: () => Promise<void> }> =>
  serverUrl ? onServer(serverUrl) : embedded();

const embedded = async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'atrium-template-'));
  const lite = await PGlite.create({ extensions: { pg_trgm } });
  const pool = new pg.Pool({ ...createPgConfig(lite), max: 1 });
  await migrate(new Kysely({ dialect: new PostgresDialect({ pool }) }));
  await makeQueues({ pool });
  await pool.end();
  const dump = path.join(folder, 'template.tar');
  const archive = await lite.dumpDataDir('none');
  await fs.writeFile(dump, Buffer.from(await archive.arrayBuffer()));
  await lite.close();
  return { template: { dump }, remove: () => fs.rm(folder, { recursive: true }) };
};

const onServer = async (url: string) => {
  const name = uniqueName('template');
  await onMaintenance(url, `create database ${name}`);
  const database = await openDatabase({ url: withDatabase(url, name), connections: 1 });
  await migrate(database.db);
  await makeQueues(database);
  await database.close();
  return { template: { url, name }, remove: () => onMaintenance(url, `drop database ${name}`) };
};

/** The queue's own tables, which a server creates at its first start. */
const makeQueues = async (database: Pick<Database, 'pool'>): Promise<void> => {
  const queue = await openQueue(database, () => undefined, { isIdle: true });
  await queue.close();
};

/** Creates a new migrated database; closing it removes it. */
export const cloneTemplate = async (template: Template): Promise<Database> =>
  'dump' in template
    ? openDatabase({ memory: new Blob([await fs.readFile(template.dump)]) })
    : createOn(template.url, `template ${template.name}`);

/** Creates a new database without tables, where the template is; closing it removes it. */
export const createEmpty = (template: Template): Promise<Database> =>
  'dump' in template ? openDatabase({ memory: null }) : createOn(template.url, '');

const createOn = async (url: string, from: string): Promise<Database> => {
  const name = uniqueName('test');
  await onMaintenance(url, `create database ${name} ${from}`);
  const database = await openDatabase({ url: withDatabase(url, name) });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onMaintenance(url, `drop database ${name} with (force)`);
    },
  };
};

const uniqueName = (kind: string) => `atrium_${kind}_${randomUUID().replaceAll('-', '')}`;

const withDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

const onMaintenance = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
