import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database, Db } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { createIndexConcurrently, type Migration } from '#server/db/migration.ts';
import { migrations as landed } from '#server/generated/migrations.ts';
import { cloneTemplate } from '#tests/support/template.ts';

let database: Database;
let db: Db;

beforeEach(async () => {
  database = await cloneTemplate(inject('template'));
  db = database.db;
});
afterEach(() => database.close());

const added = (name: string, migration: Migration) => ({ ...landed, [name]: migration });

const addsColumn: Migration = {
  up: async (trx) => {
    await sql`alter table tags add migrated integer`.execute(trx);
  },
};

const countOf = async (from: string): Promise<number> => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::integer as n from ${sql.raw(from)}`.execute(db);
  return rows[0]?.n ?? 0;
};

/** Holds a reader's lock on the tags until the returned function is called. */
const holdTags = async (): Promise<() => Promise<void>> => {
  const client = await database.pool.connect();
  await client.query('begin; select from tags limit 1');
  return async () => {
    await client.query('commit');
    client.release();
  };
};

test('a migration that fails leaves the ones before it, and runs at the next start', async () => {
  const first = added('9001-first', addsColumn);
  const broken = {
    ...first,
    '9002-broken': { up: async () => Promise.reject(new Error('broken')) },
  };
  await expect(migrate(db, { migrations: broken })).rejects.toThrow('broken');
  expect(await countOf(`kysely_migration where name > '9'`)).toBe(1);
  const corrected = { ...first, '9002-broken': { up: async () => undefined } };
  expect(await migrate(db, { migrations: corrected })).toEqual(['9002-broken']);
});

test('a migration that the database ends for a conflict is repeated', async () => {
  const tries: string[] = [];
  const conflicting: Migration = {
    up: async (trx) => {
      await addsColumn.up(trx);
      tries.push('tried');
      if (tries.length === 1) await sql`do $$ begin raise sqlstate '40P01'; end $$`.execute(trx);
    },
  };
  expect(await migrate(db, { migrations: added('9001-conflict', conflicting) })).toEqual([
    '9001-conflict',
  ]);
  expect(tries).toHaveLength(2);
});

test('a migration before one that has run is refused by its name', async () => {
  await expect(migrate(db, { migrations: added('0000-late', addsColumn) })).rejects.toThrow(
    /Migration 0000-late comes before/,
  );
});

describe('an index made outside of a transaction', () => {
  const createsIndex: Migration = {
    isOutsideTransaction: true,
    up: (connection: Kysely<unknown>) =>
      createIndexConcurrently(connection, {
        name: 'tags_migrated_key',
        isUnique: true,
        definition: sql`on tags (type)`,
      }),
  };
  const migrations = added('9001-index', createsIndex);
  const isValid = `pg_index where indexrelid = 'tags_migrated_key'::regclass and indisvalid`;

  test('is made, and an invalid one of an earlier try is replaced', async () => {
    const insert = (slug: string) =>
      sql`insert into tags (name, type) values (${slug}, 'style')`.execute(db);
    await sql`delete from tags`.execute(db);
    await insert('Eiche');
    await insert('Buche');
    await expect(migrate(db, { migrations })).rejects.toThrow(/tags_migrated_key/);
    expect(await countOf(`pg_index where indexrelid = 'tags_migrated_key'::regclass`)).toBe(1);
    expect(await countOf(isValid)).toBe(0);
    await sql`delete from tags where name = 'Buche'`.execute(db);
    expect(await migrate(db, { migrations })).toEqual(['9001-index']);
    expect(await countOf(isValid)).toBe(1);
  });

  test('that a killed process completed but did not record is kept', async () => {
    await sql`delete from tags`.execute(db);
    await createsIndex.up(db as unknown as Kysely<unknown>);
    expect(await migrate(db, { migrations })).toEqual(['9001-index']);
    expect(await countOf(isValid)).toBe(1);
  });
});

// the embedded database has one connection, so nobody else reads or holds a lock
describe.runIf('url' in inject('template'))('beside other connections', () => {
  test('a migration holds no lock while the next one runs', async () => {
    const migrations = {
      ...added('9001-adds', addsColumn),
      '9002-long': {
        up: async () => {
          await database.pool.query(`set lock_timeout = '1s'; select migrated from tags limit 1`);
        },
      },
    };
    expect(await migrate(db, { migrations })).toEqual(['9001-adds', '9002-long']);
  });

  test('a lock that it does not get lets readers through after 3 s, and is tried again', async () => {
    const release = await holdTags();
    const running = migrate(db, { migrations: added('9001-adds', addsColumn) });
    const waits: number[] = [];
    const until = Date.now() + 5_000;
    while (Date.now() < until) {
      const start = Date.now();
      await sql`select from tags limit 1`.execute(db);
      waits.push(Date.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await countOf(`kysely_migration where name = '9001-adds'`)).toBe(0);
    await release();
    expect(await running).toEqual(['9001-adds']);
    // the reader did wait, and was let through before the holder's end
    expect(Math.max(...waits)).toBeGreaterThan(1_000);
    expect(Math.max(...waits)).toBeLessThan(4_900);
  }, 30_000);

  test('a lock that nobody gives up refuses the start, with the names of migration and holder', async () => {
    const release = await holdTags();
    const migrations = added('9001-adds', addsColumn);
    await expect(migrate(db, { migrations, giveUpMs: 5_000 })).rejects.toThrow(
      /^Migration 9001-adds got no lock within 5 s; process \d+ of PostgreSQL \(.*idle in transaction.*\) holds it/,
    );
    await release();
    expect(await migrate(db, { migrations })).toEqual(['9001-adds']);
  }, 30_000);

  test('processes that start together migrate once', async () => {
    const migrations = added('9001-adds', addsColumn);
    const ran = await Promise.all([migrate(db, { migrations }), migrate(db, { migrations })]);
    expect(ran.flat()).toEqual(['9001-adds']);
  }, 30_000);
});
