import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { withPgbouncer } from '#scripts/lib/pgbouncer.mjs';
import { withStandby } from '#scripts/lib/standby.mjs';
import { type Database, openDatabase } from '#server/db/database.ts';
import { signedIn } from '#tests/factories/people.ts';
import { startServer, temporaryFolder } from '#tests/support/server.ts';
import { call } from './support/call.ts';

const followsMs = 15_000;
const statementMs = 1_000;

const codeOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (error) {
    return (error as { code?: unknown }).code ?? error;
  }
  return null;
};

const limits = sql<{ statement: string; lock: string; idle: string; jit: string }>`
  select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle, current_setting('jit') as jit`;
const ours = { statement: '1s', lock: '3s', idle: '2s', jit: 'off' };

/** A pooler with a single connection, so that whatever a client left behind would be met by the next. */
const withOneConnection = (work: (database: Database, other: pg.Client) => Promise<void>) =>
  withPgbouncer(
    String(process.env.DATABASE_URL),
    async ({ url }) => {
      const database = await openDatabase({ url, isPooled: true, connections: 3, statementMs });
      const other = new pg.Client({ connectionString: url });
      other.on('error', () => undefined);
      await other.connect();
      await work(database, other);
      await other.end();
      await database.close();
    },
    { default_pool_size: 1 },
  );

// the embedded database has no pooler
describe.runIf(process.env.DATABASE_URL)('behind a pooler', { timeout: 180_000 }, () => {
  test('each statement and each transaction has the limits, and leaves none behind', () =>
    withOneConnection(async ({ db, pool }, other) => {
      const elsewhere = async () => (await other.query(limits.compile(db).sql)).rows[0];
      const before = await elsewhere();
      expect(before.statement).toBe('0');

      expect((await limits.execute(db)).rows).toEqual([ours]);
      expect((await pool.query(limits.compile(db).sql)).rows).toEqual([ours]);
      expect((await pool.query(`${limits.compile(db).sql}, $1::int as n`, [7])).rows).toEqual([
        { ...ours, n: 7 },
      ]);
      await db.transaction().execute(async (trx) => {
        expect((await limits.execute(trx)).rows).toEqual([ours]);
        expect((await sql`select ${1}::int as n`.execute(trx)).rows).toEqual([{ n: 1 }]);
      });
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          const { rows } = await sql`show transaction_isolation`.execute(trx);
          expect(rows).toEqual([{ transaction_isolation: 'repeatable read' }]);
          expect((await limits.execute(trx)).rows).toEqual([ours]);
        });
      // as the limits of requests name them; two connections, so that one of them has not prepared it
      const named = { name: 'kept', text: 'select $1::int as n', values: [1] };
      const clients = [await pool.connect(), await pool.connect()];
      for (const client of [...clients, ...clients]) {
        expect((await client.query(named)).rows).toEqual([{ n: 1 }]);
      }
      for (const client of clients) client.release();
      expect((await other.query('select from pg_prepared_statements')).rowCount).toBe(0);
      const several = await pool.query('begin; select 1 as n; select 2 as n; commit');
      expect((several as unknown as pg.QueryResult[]).map(({ command }) => command)).toEqual([
        ...['BEGIN', 'SELECT', 'SELECT', 'COMMIT'],
      ]);
      expect(await elsewhere()).toEqual(before);
    }));

  test('statements give the same results and errors as on a connection of their own', () =>
    withOneConnection(async ({ db, pool }) => {
      await pool.query('create table pooled (n int primary key)');
      try {
        const insert = (n: number) => sql`insert into pooled (n) values (${n})`.execute(db);
        expect((await insert(1)).numAffectedRows).toBe(1n);
        expect(await codeOf(insert(1))).toBe('23505');
        expect(await codeOf(sql`select ${1}::int / 0`.execute(db))).toBe('22012');
        expect(await codeOf(pool.query('select 1 / 0'))).toBe('22012');
        expect(await codeOf(pool.query('nonsense'))).toBe('42601');
        const failed = db.transaction().execute(async (trx) => {
          await sql`insert into pooled (n) values (${2})`.execute(trx);
          await sql`select ${1}::int / 0`.execute(trx);
        });
        expect(await codeOf(failed)).toBe('22012');
        expect((await pool.query('select n from pooled')).rows).toEqual([{ n: 1 }]);
        expect((await sql`update pooled set n = n + ${1}::int`.execute(db)).numAffectedRows).toBe(
          1n,
        );
      } finally {
        await pool.query('drop table pooled');
      }
    }));

  test('what takes too long is ended: a statement, a wait for a lock, an idle transaction', () =>
    withOneConnection(async ({ db, pool }) => {
      expect(await codeOf(sql`select pg_sleep(${5}::int)`.execute(db))).toBe('57014');
      expect(await codeOf(pool.query('select pg_sleep(5)'))).toBe('57014');
      const idle = db.transaction().execute(async (trx) => {
        await sql`select ${1}::int`.execute(trx);
        await sleep(3_000);
        await sql`select ${1}::int`.execute(trx);
      });
      expect(await codeOf(idle)).not.toBe(null);
      expect((await sql`select ${1}::int as n`.execute(db)).rows).toEqual([{ n: 1 }]);
    }));

  test('damage stops the writes of the process that has met it, and of no other one', () =>
    withOneConnection(async ({ db, damage }, other) => {
      const met = sql
        .raw(`do $$ begin raise exception using errcode = 'XX001'; end $$`)
        .execute(db);
      expect(await codeOf(met)).toBe('XX001');
      expect(damage.isFound()).toBe(true);
      const write = (n: number) => sql`create table damaged_${sql.raw(String(n))} ()`.execute(db);
      expect(await codeOf(write(1))).toBe('XX001');
      expect((await sql`select ${1}::int as n`.execute(db)).rows).toEqual([{ n: 1 }]);
      await other.query('create table undamaged ()');
      await other.query('drop table undamaged');
    }));

  test('reads go on when a pooler has lost its server, however many connections are open', () =>
    withStandby(({ urls: [first, second], killPrimary }) =>
      withPgbouncer(first, (ofPrimary) =>
        withPgbouncer(second, async (ofStandby) => {
          const [primary, standby] = [new URL(ofPrimary.url), new URL(ofStandby.url)];
          const url = `postgres://postgres@${primary.host},${standby.host}${primary.pathname}`;
          const database = await openDatabase({ url, isPooled: true, connections: 8, statementMs });
          const readAtOnce = () =>
            Promise.all(
              Array.from({ length: 8 }, () => sql`select pg_sleep(0.2)`.execute(database.reads)),
            );
          await readAtOnce();
          killPrimary();
          for (let round = 0; round < 10; round += 1) await readAtOnce();
          await database.close();
        }),
      ),
    ));

  test('two processes work, and go on after a restart of the pooler', () =>
    withStandby(({ urls: [direct] }) =>
      withPgbouncer(direct, async (pooler) => {
        const settings = {
          ...{ DATABASE_URL: pooler.url, SEED: 'none', LOG_LEVEL: 'error' },
          ...{ ADMIN_SECOND_FACTOR: 'optional', PUBLIC_URL: 'http://{portal}.localhost' },
        };
        await expect(startServer(temporaryFolder(), settings)).rejects.toThrow(
          'Set DATABASE_DIRECT_URL',
        );
        const servers = await Promise.all(
          [1, 2].map(() =>
            startServer(temporaryFolder(), { ...settings, DATABASE_DIRECT_URL: direct }),
          ),
        );
        const own = await openDatabase({ url: direct, connections: 1 });
        const { token } = await signedIn(own.db, 'admin');
        await own.close();
        const createTag = async (n: number) => {
          const { status, errors } = await call(
            servers[n % 2]?.port ?? 0,
            token,
            'mutation ($input: TagInput!) { createTag(input: $input) { status } }',
            { input: { name: `Tag ${n}`, type: 'product' } },
          );
          return errors[0]?.extensions.code ?? status;
        };
        for (let first = 0; first < 40; first += 8) {
          const several = [...Array(8).keys()].map((n) => createTag(first + n));
          expect(new Set(await Promise.all(several))).toEqual(new Set([200]));
        }

        await pooler.stop();
        expect(await createTag(61)).toBe('UNAVAILABLE');
        await pooler.start();
        for (const n of [62, 63]) {
          await vi.waitFor(async () => expect(await createTag(n)).toBe(200), followsMs);
        }
        // jobs, too
        const { errors } = await call(
          servers[0]?.port ?? 0,
          token,
          'mutation ($input: TagsExportInput!) { exportTags(input: $input) { data { id } } }',
          { input: { language: 'de', format: 'csv' } },
        );
        expect(errors).toEqual([]);
        const states = async () => {
          const query = '{ jobs { data { results { state } } } }';
          const { data } = await call(servers[1]?.port ?? 0, token, query);
          return data?.jobs.data.results.map(({ state }) => state);
        };
        await vi.waitFor(async () => expect(await states()).toEqual(['done']), followsMs);
        for (const server of servers) await server.stop();
      }),
    ));
});
