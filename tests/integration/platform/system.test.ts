import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { queueNames } from '#server/db/queue.ts';
import { createCallTimes } from '#server/metrics/callTimes.ts';
import { beat, startHeartbeat } from '#server/modules/platform/system/heartbeat.ts';
import { signedIn } from '#tests/factories/people.ts';
import { startApi } from '#tests/support/api.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const query = `{ system { data {
  at version node uptimeSeconds status isStoreReached backupAt archive archivedAt wrongCounts countsCheckedAt
  processes { id pid version startedAt seenAt isAlive }
  database { isEmbedded version role bytes hosts migration replicas { name address } readers { host } }
  queues { name waiting running failed oldestAt }
  failedJobs { kind msg }
  slow { source results { text calls meanMs longestMs } }
} } }`;

const stateOf = async (token = admin) => (await api.data(query, {}, token)).system.data;

const beating = () => ({ calls: createCallTimes(), dataDir: api.dataDir });

test('names version, database, queues and the last check', async () => {
  await sql`
    insert into count_checks (wrong) values (3)
    on conflict (id) do update set wrong = 3, checked_at = now()`.execute(api.db);
  const state = await stateOf();
  expect(state).toMatchObject({ version: '0.1.0', node: process.version, status: 'ok' });
  expect(state.database).toMatchObject({ isEmbedded: api.database.embedded, role: 'primary' });
  expect(state.database.bytes).toBeGreaterThan(1_000_000);
  expect(state.database.version).toMatch(/^\d+/);
  expect(state.queues.map(({ name }) => name)).toEqual(
    [...queueNames, 'uncounted', 'webhook-deliveries'].sort(),
  );
  expect(state).toMatchObject({ wrongCounts: 3, countsCheckedAt: expect.any(String) });
});

test('a store that is away is shown as such, also while another reason is the state', async () => {
  let free = 10 ** 12;
  const api = await startApi({ free: async () => free });
  const { token } = await signedIn(api.db, 'admin');
  const stateThere = async () => (await api.data(query, {}, token)).system.data;
  expect(await stateThere()).toMatchObject({ status: 'ok', isStoreReached: true });
  await fs.rm(path.join(api.dataDir, 'images'), { recursive: true });
  expect(await stateThere()).toMatchObject({ status: 'degraded', isStoreReached: false });
  free = 0;
  expect(await stateThere()).toMatchObject({ status: 'disk full', isStoreReached: false });
  await api.close();
});

test('changes wait to be counted, of variations and of uses', async () => {
  const waiting = async () => {
    const { queues } = await stateOf();
    return queues.find(({ name }) => name === 'uncounted')?.waiting;
  };
  await sql`insert into usage_changes (kind, record_id, n) values ('tag', 0, 1)`.execute(api.db);
  await sql`insert into uncounted (kind, record_id) values ('variation', 0)`.execute(api.db);
  expect(await waiting()).toBe(2);
});

test('is for administrators', async () => {
  const { token } = await signedIn(api.db, 'vendor');
  expect((await refusal(query, {}, token)).extensions.code).toBe('FORBIDDEN');
});

test('processes that are silent are shown as such, and forgotten after some minutes', async () => {
  const [alive, silent, gone] = [randomUUID(), randomUUID(), randomUUID()] as const;
  for (const id of [alive, silent, gone]) await beat(api.db, id, beating());
  const silence = (id: string, seconds: number) =>
    sql`
    update processes set seen_at = now() - make_interval(secs => ${seconds})
    where id = ${id}`.execute(api.db);
  await silence(silent, 46);
  await silence(gone, 301);
  await beat(api.db, alive, beating());
  const { processes } = await stateOf();
  expect(processes.find(({ id }) => id === alive)).toMatchObject({
    isAlive: true,
    pid: process.pid,
  });
  expect(processes.find(({ id }) => id === silent)).toMatchObject({ isAlive: false });
  expect(processes.map(({ id }) => id)).not.toContain(gone);
});

test('a process that ends takes its row with it', async () => {
  const count = async () => (await stateOf()).processes.length;
  const before = await count();
  const stop = startHeartbeat(api.db, beating(), (error) => {
    throw error;
  });
  await expect.poll(count).toBe(before + 1);
  await stop();
  expect(await count()).toBe(before);
});

const expectNear = (moment: string | null | undefined, time: number) =>
  expect(Math.abs(Date.parse(moment ?? '') - time)).toBeLessThan(30_000);

test.each([-60, 60])('the clock of a process may be off (by %i s)', async (seconds) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
  const hour = 3_600_000;
  const id = randomUUID();
  const file = path.join(api.dataDir, 'last-backup');
  await fs.writeFile(file, '');
  await fs.utimes(file, new Date(), new Date(Date.now() - hour));
  await beat(api.db, id, beating());
  const state = await stateOf();
  vi.useRealTimers();
  await fs.rm(file);
  const uptime = process.uptime();
  const now = Date.parse(state.at);
  const own = state.processes.find((each) => each.id === id);
  expect(own?.isAlive).toBe(true);
  expectNear(own?.seenAt, now);
  expectNear(own?.startedAt, now - uptime * 1000);
  expectNear(state.backupAt, now - hour);
  expect(Math.abs(state.uptimeSeconds - uptime)).toBeLessThan(30);
});

test('the newest backup is the time of the file that the backup command touches', async () => {
  const id = randomUUID();
  await beat(api.db, id, beating());
  await sql`update processes set backup_at = null`.execute(api.db);
  expect(await stateOf()).toMatchObject({ backupAt: null });
  const file = path.join(api.dataDir, 'last-backup');
  await fs.writeFile(file, '');
  await fs.utimes(file, new Date(), new Date('2026-11-20T02:00:00Z'));
  await beat(api.db, id, beating());
  const { backupAt } = await stateOf();
  expectNear(backupAt, Date.parse('2026-11-20T02:00:00Z'));
});

test('an archive that is off has archived nothing', async () => {
  expect(await stateOf()).toMatchObject({ archive: 'off', archivedAt: null });
});

test('messages that are due count as waiting, with the oldest first', async () => {
  await api.queue.boss.send('forget-mails', {}, { startAfter: new Date(Date.now() + 3_600_000) });
  const forgetting = async () =>
    (await stateOf()).queues.find(({ name }) => name === 'forget-mails');
  expect(await forgetting()).toMatchObject({ waiting: 0, oldestAt: null });
  await api.queue.boss.send('forget-mails', {});
  await sql`
    update pgboss.job set start_after = '2026-11-01T00:00:00Z'
    where name = 'forget-mails' and start_after <= now()`.execute(api.db);
  const found = await forgetting();
  expect(found).toMatchObject({ waiting: 1 });
  expect(new Date(found?.oldestAt ?? '').toISOString()).toBe('2026-11-01T00:00:00.000Z');
});

test('jobs that failed within a day are listed', async () => {
  const { user } = await signedIn(api.db, 'admin');
  const add = (kind: string, hours: number) =>
    sql`
    insert into jobs (user_id, kind, input, state, ended_at, msg)
    values (${user.id}, ${kind}, '{}', 'failed', now() - make_interval(hours => ${hours}),
      'error.INTERNAL')`.execute(api.db);
  await add('tags.export', 23);
  await add('variations.export', 25);
  expect((await stateOf()).failedJobs).toEqual([{ kind: 'tags.export', msg: 'error.INTERNAL' }]);
});

test('without pg_stat_statements, the slowest calls are those that processes have measured', async () => {
  const calls = createCallTimes();
  const measured = await startApi({ calls });
  const token = (await signedIn(measured.db, 'admin')).token;
  await measured.data('{ me { status } }', {}, token);
  await measured.data('query Named { other: me { status } tags { data { total } } }', {}, token);
  await measured.refusal('{ unknown }', {}, token);
  expect(
    calls
      .slowest()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['me', 'me, tags']);
  for (const id of [randomUUID(), randomUUID()]) {
    await beat(measured.db, id, { calls, dataDir: measured.dataDir });
  }
  const { slow } = (await measured.data(query, {}, token)).system.data;
  expect(slow.source).toBe('calls');
  expect(slow.results.find(({ text }) => text === 'me')).toMatchObject({ calls: 2 });
  await measured.close();
});

// the embedded database lacks the extension
test.runIf(process.env.DATABASE_URL)(
  'the slowest statements are those that run often',
  async () => {
    const measuring = await startApi();
    const token = (await signedIn(measuring.db, 'admin')).token;
    // a table in its place, because the server does not load the extension's library
    await sql`create extension pg_stat_statements`.execute(measuring.db);
    await sql`create schema extensions`.execute(measuring.db);
    await sql`alter extension pg_stat_statements set schema extensions`.execute(measuring.db);
    await sql`
    create table pg_stat_statements
      (dbid oid, query text, calls bigint, mean_exec_time float8, max_exec_time float8)`.execute(
      measuring.db,
    );
    const long = `select ${'column_of_a_table, '.repeat(20)}`;
    const statements: [string, number, number][] = [
      ['  select\n  1', 5, 100],
      [long, 50, 300],
      ['insert into seeds select 2', 4, 9000],
      ['analyze', 10, 8000],
      ['withdraw', 10, 8000],
      ['select from pg_stat_statements', 10, 7000],
      ['select pg_database_size(current_database())', 10, 7000],
      ['<insufficient privilege>', 10, 6000],
    ];
    for (const [query, calls, mean] of statements) {
      await sql`
      insert into pg_stat_statements
      select oid, ${query}, ${calls}, ${mean}, ${2 * mean} from pg_database
      where datname = current_database()`.execute(measuring.db);
    }
    const { slow } = (await measuring.data(query, {}, token)).system.data;
    const cut = `select${' column_of_a_table,'.repeat(15)} …`;
    expect(slow).toEqual({
      source: 'statements',
      results: [
        { text: cut, calls: 50, meanMs: 300, longestMs: 600 },
        { text: 'select 1', calls: 5, meanMs: 100, longestMs: 200 },
      ],
    });
    await measuring.close();
  },
);
