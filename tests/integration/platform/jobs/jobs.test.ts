import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { holdJob, Interrupted } from '#server/jobs/hold.ts';
import { endJob, keepJobLease, requeueJob, resumeJobs, takeJob } from '#server/jobs/records.ts';
import { signedIn } from '#tests/factories/people.ts';
import { createVariation } from '#tests/factories/products.ts';
import { createService, createTag } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, administrator, api, shareApi } from '#tests/support/testApi.ts';
import { begin, createDrafts, documents, jobOf, many, published, run, sent } from './calls.ts';

shareApi();

describe('a bulk call by query', () => {
  test('changes a few rows immediately, and only matching ones', async () => {
    const { query, ids } = await createDrafts(3);
    const other = await createVariation(api.db);
    const { publishVariations } = await api.data(documents.publish, { input: { query } }, admin);
    expect(publishVariations).toEqual({ data: ids, failures: [], job: null });
    expect(await published([...ids, other.id])).toBe(3);
  });

  test('without matches changes nothing', async () => {
    const input = { query: { parent_name: unique('nothing') } };
    const { publishVariations } = await api.data(documents.publish, { input }, admin);
    expect(publishVariations).toEqual({ data: [], failures: [], job: null });
  });

  test('becomes a job for many, which is sent and does nothing before it runs', async () => {
    const { query, ids } = await createDrafts();
    const job = await begin({ query });
    expect(job).toMatchObject({
      kind: 'variations.publish',
      state: 'waiting',
      total: many,
      done: 0,
      failed: 0,
    });
    expect(await published(ids)).toBe(0);
    expect(await sent(job.id)).toBe(1);
    await run(job.id);
    expect(await jobOf(job.id)).toMatchObject({ state: 'done', done: many, failed: 0 });
    expect(await published(ids)).toBe(many);
    expect(await changesOf(api.db, 'variation', ids[0] ?? '')).toMatchObject([
      { action: 'update', user_id: administrator.id, before: { status: '2' } },
    ]);
  });

  test('by a manufacturer never reaches another’s rows', async () => {
    const { token, user } = await signedIn(api.db, 'manufacturer');
    const own = await createDrafts(many, user.manufacturer_id ?? '');
    const foreign = await createDrafts();
    const { publishVariations } = await api.data(
      documents.publish,
      { input: { query: foreign.query } },
      token,
    );
    expect(publishVariations).toEqual({ data: [], failures: [], job: null });
    const job = await begin({ query: {} }, token);
    await run(job.id);
    expect(await published(own.ids)).toBe(many);
    expect(await published(foreign.ids)).toBe(0);
  });

  test('with ids as well is INVALID', async () => {
    const { extensions } = await api.refusal(
      documents.publish,
      { input: { ids: ['1'], query: {} } },
      admin,
    );
    expect(extensions).toMatchObject({ fields: { ids: { rule: 'rules.required' } } });
  });

  test('deletes products with their samples, which count as deleted, not as missing', async () => {
    const { query, ids, parent } = await createDrafts();
    await createVariation(api.db, { parent_id: parent.id, sample_of_id: ids[0] ?? '' });
    const { variationDeleteByIds } = await api.data(documents.remove, { query }, admin);
    await run(variationDeleteByIds.job?.id ?? '');
    expect(await jobOf(variationDeleteByIds.job?.id ?? '')).toMatchObject({
      state: 'done',
      total: many + 1,
      done: many + 1,
    });
  });

  test('deletes unused tags', async () => {
    const word = unique('tag');
    for (let n = 0; n < 3; n += 1) await createTag(api.db, { name: `${word} ${n}` });
    const { deleteTagByIds } = await api.data(
      documents.removeTags,
      { query: { name: word } },
      admin,
    );
    expect(deleteTagByIds.data).toHaveLength(3);
  });
});

describe('a job', () => {
  test('says why each row was skipped, and retries it on request', async () => {
    const { token, user } = await signedIn(api.db, 'manufacturer');
    const own = await createDrafts(many, user.manufacturer_id ?? '');
    const foreign = await createVariation(api.db);
    const job = await begin({ ids: [...own.ids, foreign.id] }, token);
    await run(job.id);
    expect(await jobOf(job.id, token)).toMatchObject({ state: 'done', done: many, failed: 1 });
    const { jobFailures } = await api.data(documents.failures, { id: job.id }, token);
    expect(jobFailures.data).toEqual({
      total: 1,
      results: [
        { id: foreign.id, label: null, code: 'NOT_FOUND', msg: 'error.NOT_FOUND', count: null },
      ],
    });

    await api.db
      .updateTable('variations')
      .set({ parent_id: own.parent.id })
      .where('id', '=', foreign.id)
      .execute();
    const { retryJob } = await api.data(documents.retry, { id: job.id }, token);
    expect(retryJob.data).toMatchObject({ state: 'waiting', done: many, failed: 0 });
    expect(await sent(job.id)).toBe(2);
    await run(job.id);
    expect(await jobOf(job.id, token)).toMatchObject({ state: 'done', done: many + 1, failed: 0 });
    expect(await published([foreign.id])).toBe(1);
  });

  test('counts the rows that needed no change once it is over', async () => {
    const { query, ids } = await createDrafts();
    await sql`update variations set status = '1' where id = any(${ids.slice(0, 4)}::bigint[])`.execute(
      api.db,
    );
    const { id } = await begin({ query });
    expect(await jobOf(id)).toMatchObject({ total: many, unchanged: 0 });
    await run(id);
    expect(await jobOf(id)).toMatchObject({ state: 'done', done: many, failed: 0, unchanged: 4 });
  });

  test('finds the one row the database rejects, and processes the others', async () => {
    const { ids } = await createDrafts();
    const bad = ids[many - 3] ?? '';
    await sql`
      alter table variations add constraint no_luck check (id <> ${sql.lit(bad)} or status = '2')`.execute(
      api.db,
    );
    const job = await begin({ ids });
    await run(job.id);
    await sql`alter table variations drop constraint no_luck`.execute(api.db);
    expect(await jobOf(job.id)).toMatchObject({ state: 'done', done: many - 1, failed: 1 });
    const { jobFailures } = await api.data(documents.failures, { id: job.id }, admin);
    expect(jobFailures.data.results).toMatchObject([{ id: bad, code: 'INTERNAL' }]);
  });

  test('stops immediately if it is waiting, and continues on request', async () => {
    const { query, ids } = await createDrafts();
    const job = await begin({ query });
    const { stopJob } = await api.data(documents.stop, { id: job.id }, admin);
    expect(stopJob.data).toMatchObject({ state: 'stopped', done: 0 });
    await run(job.id);
    expect(await published(ids)).toBe(0);
    await api.data(documents.retry, { id: job.id }, admin);
    await run(job.id);
    expect(await published(ids)).toBe(many);
  });

  test('stops after its current rows if it is running', async () => {
    const { query, ids } = await createDrafts();
    const job = await begin({ query });
    // requested while the first rows are being processed
    await sql`update jobs set stop_requested = true where id = ${job.id}`.execute(api.db);
    await run(job.id);
    expect(await jobOf(job.id)).toMatchObject({ state: 'stopped', done: 0 });
    expect(await published(ids)).toBe(0);
  });

  test('is interrupted when its process ends, and continued by the next', async () => {
    const { query, ids } = await createDrafts();
    const job = await begin({ query });
    await run(job.id, AbortSignal.abort());
    expect(await jobOf(job.id)).toMatchObject({ state: 'running', done: 0 });
    await resumeJobs(api.db, api.queue, true);
    expect(await sent(job.id)).toBe(2);
    // no second queue entry is added while one is waiting
    await resumeJobs(api.db, api.queue, true);
    expect(await sent(job.id)).toBe(2);
    await run(job.id);
    expect(await published(ids)).toBe(many);
  });

  test('is left to the process that holds it, until that one stops responding', async () => {
    const { query, ids } = await createDrafts();
    const job = await begin({ query });
    const hold = (until: string) =>
      sql`
      update jobs set state = 'running', lease = gen_random_uuid(),
        lease_until = now() + ${until}::interval
      where id = ${job.id}`.execute(api.db);
    await hold('20 seconds');
    await run(job.id);
    expect(await published(ids)).toBe(0);
    await resumeJobs(api.db, api.queue);
    expect(await sent(job.id)).toBe(1);
    await hold('-20 seconds');
    await resumeJobs(api.db, api.queue);
    expect(await sent(job.id)).toBe(2);
    await run(job.id);
    expect(await published(ids)).toBe(many);
  });

  test('whose message waits in the queue is not sent again, however old it is', async () => {
    const { id } = await begin({ query: (await createDrafts()).query });
    const age = sql`update jobs set created_at = now() - interval '1 hour' where id = ${id}`;
    await age.execute(api.db);
    await resumeJobs(api.db, api.queue);
    // nothing to wake the workers for
    expect(await resumeJobs(api.db, api.queue)).toBe(0);
    expect(await sent(id)).toBe(1);
    await sql`delete from pgboss.job where name = 'run-job' and data ->> 'id' = ${id}`.execute(
      api.db,
    );
    expect(await resumeJobs(api.db, api.queue)).toBe(1);
    expect(await sent(id)).toBe(1);
  });

  test('whose turn has not come is sent again when a job of its kind ends, not each second', async () => {
    const take = async (id: string) => {
      const job = await takeJob(api.db, id);
      if (!job) throw new Error('not taken');
      await sql`
        update pgboss.job set state = 'completed' where name = 'run-job' and data ->> 'id' = ${id}`.execute(
        api.db,
      );
      return job;
    };
    const running = await take((await begin({ query: (await createDrafts()).query })).id);
    const waiting = await take((await begin({ query: (await createDrafts()).query })).id);
    await sql`
      update jobs set created_at = now() - interval '1 hour' where id = ${waiting.id}`.execute(
      api.db,
    );
    await requeueJob(api.db, waiting);
    await resumeJobs(api.db, api.queue);
    expect(await sent(waiting.id)).toBe(1);
    await endJob(api.db, running, 'done');
    await resumeJobs(api.db, api.queue);
    expect(await sent(waiting.id)).toBe(2);
    await run(waiting.id);
    expect(await jobOf(waiting.id)).toMatchObject({ state: 'done' });
  });

  test('keeps its lease between its steps, and notices that it was stopped or lost', async () => {
    const { query } = await createDrafts();
    const { id } = await begin({ query });
    const job = await takeJob(api.db, id);
    if (!job) throw new Error('not taken');
    await sql`update jobs set lease_until = now() - interval '1 second' where id = ${id}`.execute(
      api.db,
    );
    expect(await keepJobLease(api.db, job)).toBe('go');
    expect(await takeJob(api.db, id)).toBeNull();
    await sql`update jobs set stop_requested = true where id = ${id}`.execute(api.db);
    expect(await keepJobLease(api.db, job)).toBe('stop');
    expect(await keepJobLease(api.db, { id, lease: randomUUID() })).toBe('lost');
    const interrupted = holdJob(api.db, job, new AbortController().signal, async (interruption) => {
      await once(interruption, 'abort');
      interruption.throwIfAborted();
    });
    await expect(interrupted).rejects.toThrow(new Interrupted('stop'));
  });

  test('processes each row once if two run it at once', async () => {
    const { query, ids } = await createDrafts();
    const job = await begin({ query });
    await Promise.all([run(job.id), run(job.id)]);
    expect(await jobOf(job.id)).toMatchObject({ state: 'done', done: many });
    for (const id of ids.slice(0, 3)) {
      expect(await changesOf(api.db, 'variation', id)).toHaveLength(1);
    }
  });

  test('leaves every row intact if another job changes the same rows', async () => {
    const { query, ids } = await createDrafts();
    const service = await createService(api.db);
    const first = await begin({ query });
    const { applyVariationsServices } = await api.data(
      documents.apply,
      { input: { query, groupIds: [], serviceIds: [service.id] } },
      admin,
    );
    const second = applyVariationsServices.job?.id ?? '';
    await Promise.all([run(first.id), run(second)]);
    expect(await jobOf(first.id)).toMatchObject({ state: 'done', failed: 0 });
    expect(await jobOf(second)).toMatchObject({ state: 'done', failed: 0 });
    expect(await published(ids)).toBe(many);
    const { rows } = await sql`
      select 1 from variation_services where service_id = ${service.id}`.execute(api.db);
    expect(rows).toHaveLength(many);
  });

  test('fails if its account has lost the permission', async () => {
    const { token, user } = await signedIn(api.db, 'manufacturer');
    const own = await createDrafts(many, user.manufacturer_id ?? '');
    const job = await begin({ query: {} }, token);
    await sql`
      update users set role = 'vendor', manufacturer_id = null,
        vendor_id = (select vendor_id from users where id = ${
          (await signedIn(api.db, 'vendor')).user.id
        })
      where id = ${user.id}`.execute(api.db);
    await run(job.id);
    const { rows } = await sql<{ state: string; msg: string }>`
      select state, msg from jobs where id = ${job.id}`.execute(api.db);
    expect(rows).toEqual([{ state: 'failed', msg: 'error.FORBIDDEN' }]);
    expect(await published(own.ids)).toBe(0);
  });

  test('is shown, stopped and retried only by its own account', async () => {
    const { query } = await createDrafts();
    const { id } = await begin({ query });
    const other = (await signedIn(api.db, 'admin')).token;
    for (const document of [documents.one, documents.failures, documents.stop, documents.retry]) {
      expect((await api.refusal(document, { id }, other)).extensions.code).toBe('NOT_FOUND');
    }
    const { jobs } = await api.data(documents.jobs, { query: { ids: [id] } }, other);
    expect(jobs.data).toEqual({ results: [], total: 0 });
    expect(await jobOf(id)).toMatchObject({ state: 'waiting' });
  });
});

describe('the jobs of one account', () => {
  test('are listed, the newest first', async () => {
    const { token } = await signedIn(api.db, 'admin');
    const first = await begin({ query: (await createDrafts()).query }, token);
    const second = await begin({ query: (await createDrafts()).query }, token);
    const { jobs } = await api.data(documents.jobs, { query: {} }, token);
    expect(jobs.data.total).toBe(2);
    expect(jobs.data.results.map((job) => job.id)).toEqual([second.id, first.id]);
  });

  test('are limited in number', async () => {
    const { token, user } = await signedIn(api.db, 'admin');
    await sql`
      insert into jobs (user_id, kind, input) select ${user.id}, 'variations.delete', '{}'
      from generate_series(1, ${limits.openJobs})`.execute(api.db);
    const { query, ids } = await createDrafts();
    const error = await api.refusal(documents.publish, { input: { query } }, token);
    expect(error).toMatchObject({
      msg: 'error.TOO_MANY_JOBS',
      extensions: { code: 'RATE_LIMITED', args: { limit: limits.openJobs } },
    });
    expect(await published(ids)).toBe(0);
  });
});
