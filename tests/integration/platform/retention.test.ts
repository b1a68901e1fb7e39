import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { personal } from '#server/personal.ts';
import { applyRetention, countKeptTables, retention } from '#server/retention.ts';
import { documentStoreOf } from '#server/storage/documents.ts';
import { imageStoreOf } from '#server/storage/images.ts';
import { signedIn } from '#tests/factories/people.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const deleting = () => ({
  db: api.db,
  images: imageStoreOf({ dataDir: api.dataDir, s3: undefined }),
  documents: documentStoreOf({ dataDir: api.dataDir, s3: undefined }),
  documentYears: 8,
});

const addEvent = (days: number) => sql`
  insert into security_events (at, kind, account)
  values (now() - make_interval(days => ${days}), 'signIn', ${`${days}@atrium.example`})`;

test('deletes what is too old, and says how many rows are left', async () => {
  const { days } = retention.security_events ?? {};
  expect(days).toBe(400);
  for (const age of [399, 432]) await addEvent(age).execute(api.db);
  await applyRetention(deleting());
  await countKeptTables(api.db, personal);
  const { rows } = await sql<{ account: string }>`
    select account from security_events where account like '%@atrium.example' and kind = 'signIn'
      and at < now() - interval '1 day'`.execute(api.db);
  expect(rows).toEqual([{ account: '399@atrium.example' }]);
  const query = '{ keptTables { data { name holds days rows countedAt } } }';
  const tables = (await api.data(query, {}, admin)).keptTables.data;
  const { n } = await api.db
    .selectFrom('security_events')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  expect(tables.find(({ name }) => name === 'security_events')).toMatchObject({
    holds: 'person',
    days,
    rows: Number(n),
  });
  expect(tables.find(({ name }) => name === 'payouts')).toMatchObject({ holds: 'law', days: null });
  expect(tables.map(({ name }) => name)).not.toContain('categories');
  const { token } = await signedIn(api.db, 'vendor');
  expect((await refusal(query, {}, token)).extensions.code).toBe('FORBIDDEN');
});

test('goes on with the other tables when one cannot be cleaned, and reports it', async () => {
  const fault = new Error('locked');
  const broken = { days: 1, from: '', run: () => Promise.reject(fault) };
  const run = vi.fn(async () => undefined);
  const hourly = vi.fn(async () => undefined);
  const rules = {
    jobs: broken,
    files: { days: 1, from: '', run },
    sessions: { days: 1, from: '', isHourly: true, run: hourly },
  };
  await expect(applyRetention(deleting(), {}, rules)).rejects.toBe(fault);
  expect(run).toHaveBeenCalledOnce();
  expect(hourly).not.toHaveBeenCalled();
  await applyRetention(deleting(), { isHourly: true }, rules);
  expect(hourly).toHaveBeenCalledOnce();
});
