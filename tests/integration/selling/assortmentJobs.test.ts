import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { runJob } from '#server/background.ts';
import { fixedBatches, type RunBatch } from '#server/jobs/batches.ts';
import { createChain } from '#tests/factories/assortment.ts';
import { createParent, createVariations } from '#tests/factories/products.ts';
import { sell } from '#tests/factories/selling.ts';
import { secrets } from '#tests/support/secrets.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const inFirst = 100;
const inSecond = 50;
const all = inFirst + inSecond;
// fewer rows would not become a job
expect(all).toBeGreaterThan(limits.bulkAtOnce);

const documents = {
  include: `mutation ($input: VendorProductsIncludeInput!) {
    answer: includeVendorProducts(input: $input) { job { id total } } }`,
  exclude: `mutation ($input: VendorProductsExcludeInput!) {
    answer: excludeVendorProducts(input: $input) { job { id total } } }`,
  job: `query ($id: ID!) { jobById(id: $id) { data { state total done failed } }
    jobFailures(id: $id, query: { size: 200 }) { data { results { code msg } } } }`,
  end: 'mutation ($id: ID!) { endNetworkConnection(id: $id) { status } }',
};

type Chain = Awaited<ReturnType<typeof createChain>>;
let chain: Chain;
let variations: string[];

beforeEach(async () => {
  chain = await createChain(api.db);
  const parent = await createParent(api.db, { manufacturer_id: chain.maker });
  variations = await createVariations(api.db, parent.id, all);
  await sql`update variations set status = '1' where id = any(${variations}::bigint[])`.execute(
    api.db,
  );
});

const begin = async (document: string, token: string, query: object = {}) => {
  const { answer } = (await api.data(document, { input: { query } }, token)) as unknown as {
    answer: { job: { id: string; total: number } };
  };
  expect(answer.job.total).toBe(all);
  return answer.job.id;
};

/** Runs the job, with another action after its first batch. */
const runWith = async (id: string, between: () => Promise<unknown>) => {
  const batch = fixedBatches(api.db, inFirst);
  let isFirst = true;
  const inBatch: RunBatch = async (work) => {
    const result = await batch(work);
    if (isFirst) {
      isFirst = false;
      await between();
    }
    return result;
  };
  await sql`
    update pgboss.job set state = 'active' where name = 'run-job' and data ->> 'id' = ${id}`.execute(
    api.db,
  );
  const report = (error: unknown) => {
    throw error;
  };
  const stopping = new AbortController().signal;
  await runJob({ secrets, db: api.db, inBatch, report, stopping }, id);
};

const outcome = async (id: string, token: string) => {
  const { jobById, jobFailures } = await api.data(documents.job, { id }, token);
  return { job: jobById.data, failures: jobFailures.data.results };
};

const connectionOf = async (vendor: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from network_requests where sender_vendor_id = ${vendor}`.execute(api.db);
  return rows[0]?.id ?? '';
};

const pauses = async (vendor: string) => {
  const { rows } = await sql`
    select paused_reason as reason, count(*)::int as n from vendor_products
    where vendor_id = ${vendor} group by 1`.execute(api.db);
  return rows;
};

const repeated = (failure: object, count: number) => Array.from({ length: count }, () => failure);

test('a connection that ends while its products are included: included ones pause, the others are reported', async () => {
  const { id: vendor, token } = chain.seller;
  const job = await begin(documents.include, token);
  const connection = await connectionOf(vendor);
  await runWith(job, () => api.data(documents.end, { id: connection }, token));
  expect(await outcome(job, token)).toEqual({
    job: { state: 'done', total: all, done: inFirst, failed: inSecond },
    failures: repeated({ code: 'NOT_FOUND', msg: 'error.NOT_FOUND' }, inSecond),
  });
  expect(await pauses(vendor)).toEqual([{ reason: 'connectionEnded', n: inFirst }]);
});

test('a payment account that is removed while products are included: the others are reported', async () => {
  const { id: vendor, token } = chain.seller;
  const job = await begin(documents.include, token);
  await runWith(job, () =>
    sql`delete from payment_accounts where vendor_id = ${vendor}`.execute(api.db),
  );
  expect(await outcome(job, token)).toEqual({
    job: { state: 'done', total: all, done: inFirst, failed: inSecond },
    failures: repeated({ code: 'INVALID', msg: 'error.NO_PAYMENT_ACCOUNT' }, inSecond),
  });
  expect(await pauses(vendor)).toEqual([{ reason: null, n: inFirst }]);
});

test('a product that another vendor includes during its exclusion stays, and is reported', async () => {
  const { id: vendor, token } = chain.seller;
  for (const variation of variations) await sell(api.db, vendor, variation);
  const job = await begin(documents.exclude, token, { included: true });
  const last = variations.at(-1) ?? '';
  await runWith(job, () =>
    sell(api.db, chain.other.id, last, { source: 'seller', source_vendor_id: vendor }),
  );
  expect(await outcome(job, token)).toEqual({
    job: { state: 'done', total: all, done: all - 1, failed: 1 },
    failures: [{ code: 'IN_USE', msg: 'error.VENDOR_PRODUCT_INCLUDED' }],
  });
  expect(await pauses(vendor)).toEqual([{ reason: null, n: 1 }]);
});
