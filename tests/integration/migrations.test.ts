import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { createIndexConcurrently, type Migration } from '#server/db/migration.ts';
import {
  added,
  addsColumn,
  countOf,
  database,
  eachOnItsDatabase,
} from '#tests/support/migrations.ts';

/* With other connections: migrationLocks.test.ts */

eachOnItsDatabase();

test('a migration that fails leaves the ones before it, and runs at the next start', async () => {
  const first = added('9001-first', addsColumn);
  const broken = {
    ...first,
    '9002-broken': { up: async () => Promise.reject(new Error('broken')) },
  };
  await expect(migrate(database.db, { migrations: broken })).rejects.toThrow('broken');
  expect(await countOf(`kysely_migration where name > '9'`)).toBe(1);
  const corrected = { ...first, '9002-broken': { up: async () => undefined } };
  expect(await migrate(database.db, { migrations: corrected })).toEqual(['9002-broken']);
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
  expect(await migrate(database.db, { migrations: added('9001-conflict', conflicting) })).toEqual([
    '9001-conflict',
  ]);
  expect(tries).toHaveLength(2);
});

test('a migration before one that has run is refused by its name', async () => {
  await expect(
    migrate(database.db, { migrations: added('0000-late', addsColumn) }),
  ).rejects.toThrow(/Migration 0000-late comes before/);
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
      sql`insert into tags (name, type) values (${slug}, 'style')`.execute(database.db);
    await sql`delete from tags`.execute(database.db);
    await insert('Eiche');
    await insert('Buche');
    await expect(migrate(database.db, { migrations })).rejects.toThrow(/tags_migrated_key/);
    expect(await countOf(`pg_index where indexrelid = 'tags_migrated_key'::regclass`)).toBe(1);
    expect(await countOf(isValid)).toBe(0);
    await sql`delete from tags where name = 'Buche'`.execute(database.db);
    expect(await migrate(database.db, { migrations })).toEqual(['9001-index']);
    expect(await countOf(isValid)).toBe(1);
  });

  test('that a killed process completed but did not record is kept', async () => {
    await sql`delete from tags`.execute(database.db);
    await createsIndex.up(database.db as unknown as Kysely<unknown>);
    expect(await migrate(database.db, { migrations })).toEqual(['9001-index']);
    expect(await countOf(isValid)).toBe(1);
  });
});
