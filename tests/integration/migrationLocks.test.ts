import { sql } from 'kysely';
import { describe, expect, inject, test, vi } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { migrations as ofThisVersion } from '#server/generated/migrations.ts';
import {
  added,
  addsColumn,
  countOf,
  database,
  eachOnItsDatabase,
} from '#tests/support/migrations.ts';

eachOnItsDatabase();

/** Holds a reader's lock on the tags until the returned function is called. */
const holdTags = async (): Promise<() => Promise<void>> => {
  const client = await database.pool.connect();
  await client.query('begin; select from tags limit 1');
  return async () => {
    await client.query('commit');
    client.release();
  };
};

/** Whether another connection waits for a lock on the tags. */
const isWaitedFor = async (): Promise<boolean> =>
  (await countOf(`pg_locks where relation = 'tags'::regclass and not granted`)) > 0;

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
    expect(await migrate(database.db, { migrations })).toEqual(['9001-adds', '9002-long']);
  });

  test('a lock that it does not get lets readers through after 3 s, and is tried again', async () => {
    const release = await holdTags();
    const running = migrate(database.db, { migrations: added('9001-adds', addsColumn) });
    await vi.waitUntil(isWaitedFor, { timeout: 20_000 });
    // queues behind the migration, whose lock would let nobody read
    await sql`select from tags limit 1`.execute(database.db);
    expect(await countOf(`kysely_migration where name = '9001-adds'`)).toBe(0);
    await release();
    expect(await running).toEqual(['9001-adds']);
  }, 30_000);

  test('a lock that nobody gives up refuses the start, with the names of migration and holder', async () => {
    const release = await holdTags();
    const migrations = added('9001-adds', addsColumn);
    await expect(migrate(database.db, { migrations, giveUpMs: 5_000 })).rejects.toThrow(
      /^Migration 9001-adds got no lock within 5 s; process \d+ of PostgreSQL \(.*idle in transaction.*\) holds it/,
    );
    await release();
    expect(await migrate(database.db, { migrations })).toEqual(['9001-adds']);
  }, 30_000);

  test('processes that start together migrate once', async () => {
    const migrations = added('9001-adds', addsColumn);
    const ran = await Promise.all([
      migrate(database.db, { migrations }),
      migrate(database.db, { migrations }),
    ]);
    expect(ran.flat()).toEqual(['9001-adds']);
  }, 30_000);

  test('kept products come without a deadlock with the former release, which locks their state first', async () => {
    await sql`
      drop table shop_products;
      alter table shop_offers drop column tag_ids, drop column option_ids;
      alter table shop_offers_seen drop column kept_system, drop column kept_snapshot;
      delete from kysely_migration where name >= '3031'`.execute(database.db);
    const former = await database.pool.connect();
    await former.query(
      `begin; set local lock_timeout = '500ms'; select from shop_offers_seen for update`,
    );
    const all = Object.entries(ofThisVersion);
    const migrations = Object.fromEntries(all.filter(([name]) => name <= '3031-shop-products'));
    const running = migrate(database.db, { migrations });
    const isWaiting = async () => (await countOf('pg_locks where not granted')) > 0;
    await vi.waitUntil(isWaiting, { timeout: 20_000 });
    await former.query('delete from shop_offers; commit');
    former.release();
    expect(await running).toEqual(['3031-shop-products']);
  }, 30_000);
});
