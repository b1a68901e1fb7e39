import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { withStandby } from '#scripts/lib/standby.mjs';
import { openDatabase } from '#server/db/database.ts';
import { signedIn } from '#tests/factories/people.ts';
import { startServer, temporaryFolder } from '#tests/support/server.ts';
import { call } from './support/call.ts';

const followsMs = 15_000;

/** How much longer than on the primary a read may take that waits for a replica in vain. */
const extraMs = 50;

// the embedded database is one process
describe.runIf(process.env.DATABASE_URL)('reads on a replica', { timeout: 180_000 }, () => {
  test('show own writes, whether the replica lags, cancels or is gone', () =>
    withStandby(async ({ urls: [url, readUrl], killStandby }) => {
      const host = new URL(readUrl).host;
      const settings = {
        ...{ DATABASE_URL: url, DATABASE_READ_URL: readUrl, SEED: 'none', LOG_LEVEL: 'error' },
        ...{ ADMIN_SECOND_FACTOR: 'optional', PUBLIC_URL: 'http://{portal}.localhost' },
      };
      const [one, two] = [
        await startServer(temporaryFolder(), settings),
        await startServer(temporaryFolder(), settings),
      ];
      const own = await openDatabase({ url, connections: 2 });
      const standby = await openDatabase({ url: readUrl, connections: 2 });
      const { token } = await signedIn(own.db, 'admin');
      const createTag = async (name: string) => {
        const { errors } = await call(
          one.port,
          token,
          'mutation ($input: TagInput!) { createTag(input: $input) { status } }',
          { input: { name, type: 'product' } },
        );
        expect(errors).toEqual([]);
      };
      const tags = async (port = two.port): Promise<string[]> => {
        const { data, errors } = await call(
          port,
          token,
          '{ tags(query: { size: 100 }) { data { results { name } } } }',
        );
        expect(errors).toEqual([]);
        return (data?.tags.data.results ?? []).map(({ name }: { name: string }) => name).sort();
      };
      const ready = async () => {
        const answer = await fetch(`http://127.0.0.1:${two.port}/readyz`);
        return { status: answer.status, body: await answer.json() };
      };
      /** Statements of reads that the replica has answered. */
      const readsThere = async (): Promise<number> => {
        const { rows } = await sql<{ n: number }>`
          select xact_commit::int as n from pg_stat_database
          where datname = current_database()`.execute(standby.db);
        return rows[0]?.n ?? 0;
      };
      await vi.waitFor(
        async () => expect(await ready()).toEqual({ status: 200, body: { status: 'ok' } }),
        followsMs,
      );

      // own writes, on the other process, at once
      for (let n = 1; n <= 20; n += 1) {
        await createTag(`Tag ${n}`);
        expect(await tags()).toContain(`Tag ${n}`);
      }

      // other sessions' reads are answered by the replica
      const { token: reading } = await signedIn(own.db, 'admin');
      await sql`update sessions set written_at = null`.execute(own.db);
      await sql`select pg_sleep(1.5)`.execute(own.db);
      const before = await readsThere();
      for (let n = 0; n < 50; n += 1) {
        await call(two.port, reading, '{ tags { data { total } } }');
      }
      await vi.waitFor(async () => expect(await readsThere()).toBeGreaterThan(before + 45), 5_000);

      // a replica that does not go on is waited for, shortly
      const took = async (): Promise<number> => {
        const times = [];
        for (let n = 0; n < 9; n += 1) {
          const start = performance.now();
          expect(await tags()).toContain('Paused');
          times.push(performance.now() - start);
        }
        return times.sort((a, b) => a - b)[4] as number;
      };
      await createTag('Paused');
      const usual = await took();
      await sql`select pg_wal_replay_pause()`.execute(standby.db);
      await createTag('Later');
      expect(await tags()).toContain('Later');
      // with the time that a timer may be late
      expect(await took()).toBeLessThan(usual + extraMs + 15);
      await vi.waitFor(
        async () =>
          expect(await ready()).toEqual({
            status: 200,
            body: { status: 'ok', replicas: { [host]: 'lagging' } },
          }),
        { timeout: 20_000, interval: 500 },
      );
      await sql`select pg_wal_replay_resume()`.execute(standby.db);
      await vi.waitFor(
        async () => expect((await ready()).body).toEqual({ status: 'ok' }),
        followsMs,
      );

      // connections that the replica ends, as recovery does
      await sql`update sessions set written_at = null`.execute(own.db);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(standby.db);
      expect(await tags()).toContain('Later');

      // a statement that recovery cancels, and one that writes
      await sql`alter system set max_standby_streaming_delay = 0`.execute(standby.db);
      await sql`select pg_reload_conf()`.execute(standby.db);
      const direct = await openDatabase({ url, readUrl, connections: 2 });
      const reader = direct.replicas?.readerFor(null, '') ?? direct.db;
      const slow = sql<{ n: number }>`
        select count(*)::int as n from tags, pg_sleep(2)`.execute(reader);
      await sql`select pg_sleep(0.5)`.execute(own.db);
      await sql`vacuum full tags`.execute(own.db);
      expect((await slow).rows).toEqual([{ n: 22 }]);
      const { rows: conflicts } = await sql<{ isCancelled: boolean }>`
        select confl_lock > 0 as "isCancelled" from pg_stat_database_conflicts
        where datname = current_database()`.execute(standby.db);
      expect(conflicts).toEqual([{ isCancelled: true }]);
      const writing = direct.replicas?.readerFor(null, '') ?? direct.db;
      await sql`update tags set name = 'Renamed' where name = 'Later'`.execute(writing);
      expect(await sql`select from tags where name = 'Renamed'`.execute(own.db)).toMatchObject({
        rows: [{}],
      });
      await sql`update tags set name = 'Later' where name = 'Renamed'`.execute(own.db);
      await direct.close();

      await standby.close();
      killStandby();
      for (let n = 0; n < 20; n += 1) expect(await tags()).toContain('Later');
      await vi.waitFor(
        async () => expect((await ready()).body.replicas).toEqual({ [host]: 'away' }),
        followsMs,
      );
      await createTag('Alone');
      expect(await tags()).toContain('Alone');
      await own.close();
      for (const server of [one, two]) await server.stop();
    }));
});
