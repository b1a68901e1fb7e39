import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { begin, createDrafts, documents, jobOf, many, published, run } from './calls.ts';

shareApi();

/** The state of a job whose process died. */
const die = (id: string, done: number) =>
  sql`
    update jobs set state = 'running', lease = gen_random_uuid(),
      lease_until = now() - interval '1 second', done = ${done}
    where id = ${id}`.execute(api.db);

const dieAndResume = async (id: string, done: number) => {
  await die(id, done);
  await run(id, AbortSignal.abort());
};

const createCrashed = async () => {
  const { query, ids } = await createDrafts();
  const { id } = await begin({ query });
  await dieAndResume(id, 0);
  await dieAndResume(id, 0);
  expect(await jobOf(id)).toMatchObject({ state: 'running' });
  await die(id, 0);
  await run(id);
  return { id, ids };
};

test('a job that ends its process three times at the same place is stopped, which it says', async () => {
  const { id, ids } = await createCrashed();
  expect(await jobOf(id)).toMatchObject({ state: 'failed', msg: 'error.JOB_CRASHED' });
  expect(await published(ids)).toBe(0);
});

test('a job that gets further each time is continued', async () => {
  const { query, ids } = await createDrafts();
  const job = await begin({ query });
  for (const done of [0, 1, 2, 3, 4]) await dieAndResume(job.id, done);
  await sql`update jobs set done = 0 where id = ${job.id}`.execute(api.db);
  await run(job.id);
  expect(await jobOf(job.id)).toMatchObject({ state: 'done' });
  expect(await published(ids)).toBe(many);
});

test('a job that is started again after it was stopped for that may end three more', async () => {
  const { id, ids } = await createCrashed();
  const { retryJob } = await api.data(documents.retry, { id }, admin);
  expect(retryJob.data).toMatchObject({ state: 'waiting', msg: null });
  await dieAndResume(id, 0);
  await dieAndResume(id, 0);
  await run(id);
  expect(await jobOf(id)).toMatchObject({ state: 'done', done: many, failed: 0 });
  expect(await published(ids)).toBe(many);
});
