import { sql } from 'kysely';
import { vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { runJob } from '#server/background.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import { createParent, createVariations } from '#tests/factories/products.ts';
import { secrets } from '#tests/support/secrets.ts';
import { admin, api } from '#tests/support/testApi.ts';

const jobFields = 'id kind state total done failed unchanged msg';
export const documents = {
  publish: `mutation ($input: VariationsInput!) {
    publishVariations(input: $input) { data failures { id code } job { ${jobFields} } }
  }`,
  remove: `mutation ($ids: [ID!], $query: VariationsQuery) {
    variationDeleteByIds(ids: $ids, query: $query) { data job { id total } }
  }`,
  removeTags: `mutation ($query: TagsQuery) {
    deleteTagByIds(query: $query) { data job { id total } }
  }`,
  apply: `mutation ($input: VariationsServicesInput!) {
    applyVariationsServices(input: $input) { data job { id } }
  }`,
  jobs: `query ($query: JobsQuery) { jobs(query: $query) { data { results { ${jobFields} } total } } }`,
  one: `query ($id: ID!) { jobById(id: $id) { data { ${jobFields} } } }`,
  failures: `query ($id: ID!, $query: JobFailuresQuery) {
    jobFailures(id: $id, query: $query) { data { results { id label code msg count } total } }
  }`,
  stop: `mutation ($id: ID!) { stopJob(id: $id) { data { ${jobFields} } } }`,
  retry: `mutation ($id: ID!) { retryJob(id: $id) { data { ${jobFields} } } }`,
};

export const many = limits.bulkAtOnce + 50;

/** This many drafts of one parent, findable by its name. */
export const createDrafts = async (count = many, manufacturer_id?: string) => {
  const parent = await createParent(api.db, manufacturer_id ? { manufacturer_id } : {});
  const ids = await createVariations(api.db, parent.id, count);
  return { query: { parent_name: parent.name }, parent, ids };
};

export const published = async (ids: string[]): Promise<number> => {
  const { rows } = await sql`
    select id from variations where id = any(${ids}::bigint[]) and status = '1'`.execute(api.db);
  return rows.length;
};

const report = vi.fn();
/** Takes the job from the queue and processes it. */
export const run = async (id: string, stopping = new AbortController().signal) => {
  await sql`
    update pgboss.job set state = 'active' where name = 'run-job' and data ->> 'id' = ${id}`.execute(
    api.db,
  );
  await runJob({ secrets, db: api.db, inBatch: fixedBatches(api.db, 100), report, stopping }, id);
};

export const begin = async (input: object, token = admin) => {
  const { publishVariations } = await api.data(documents.publish, { input }, token);
  if (!publishVariations.job) throw new Error('It did not become a job.');
  return publishVariations.job;
};

export const jobOf = async (id: string, token = admin) =>
  (await api.data(documents.one, { id }, token)).jobById.data;

export const sent = async (id: string): Promise<number> => {
  const { rows } = await sql`
    select id from pgboss.job where name = 'run-job' and data ->> 'id' = ${id}`.execute(api.db);
  return rows.length;
};
