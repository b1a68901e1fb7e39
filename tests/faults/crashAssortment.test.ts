import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createChain } from '#tests/factories/assortment.ts';
import { createParent, createVariations } from '#tests/factories/products.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { call } from './support/call.ts';
import { createHouse, type House } from './support/house.ts';

const rounds = 2;
const products = 2_000;
const limit = 90_000;

const documents = {
  include: `mutation ($input: VendorProductsIncludeInput!) {
    answer: includeVendorProducts(input: $input) { job { id } } }`,
  exclude: `mutation ($input: VendorProductsExcludeInput!) {
    answer: excludeVendorProducts(input: $input) { job { id } } }`,
  job: 'query ($id: ID!) { jobById(id: $id) { data { state done failed total } } }',
  end: 'mutation ($id: ID!) { endNetworkConnection(id: $id) { status } }',
};

/** A manufacturer's published products, and a vendor who may include them. */
const furnish = async (house: House) => {
  const { db, close } = await house.open();
  const { maker, seller } = await createChain(db);
  const parent = await createParent(db, { manufacturer_id: maker });
  await createVariations(db, parent.id, products);
  await sql`update variations set status = '1'`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from network_requests where sender_vendor_id = ${seller.id}`.execute(db);
  await close();
  return { token: seller.token, connection: rows[0]?.id ?? '' };
};

/** The job, once it has progressed this far. */
const jobAt = async (
  { port, output }: RunningServer,
  token: string,
  id: string,
  isThere: (job: { state: string; done: number }) => boolean,
) => {
  const deadline = Date.now() + limit;
  for (;;) {
    const { data } = await call(port, token, documents.job, { id });
    const job = data?.jobById.data;
    if (job && isThere(job)) return job;
    if (Date.now() > deadline) throw new Error(`The job is ${job?.state}\n${output()}`);
    await sleep(20);
  }
};

/** Starts a job, kills the server while it runs, and lets the next server finish it. */
const killedJob = async (house: House, server: RunningServer, token: string, document: string) => {
  const { data, errors } = await call(server.port, token, document, { input: { query: {} } });
  expect(errors).toEqual([]);
  const { answer } = data as unknown as { answer: { job: { id: string } } };
  await jobAt(server, token, answer.job.id, ({ done }) => done > 0);
  await server.kill();
  const next = await house.start();
  const job = await jobAt(next, token, answer.job.id, ({ state }) => state === 'done');
  expect(job).toMatchObject({ done: products, failed: 0, total: products });
  return next;
};

/** The included products, and how often each was recorded. */
const expectIncluded = async (house: House, included: number, times: number) => {
  const { db, close } = await house.open();
  const { rows } = await sql`
    select (select count(*)::int from vendor_products) as included,
      (select count(distinct variation_id)::int from vendor_products) as variations`.execute(db);
  expect(rows).toEqual([{ included, variations: included }]);
  const recorded = await sql`
    select x.created, x.deleted, count(*)::int as n from (
      select coalesce(after, before) ->> 'variation_id' as variation,
        count(*) filter (where action = 'create')::int as created,
        count(*) filter (where action = 'delete')::int as deleted
      from changes where entity = 'vendorProduct' group by 1) x group by 1, 2`.execute(db);
  const deleted = included === 0 ? times : times - 1;
  expect(recorded.rows).toEqual([{ created: times, deleted, n: products }]);
  await close();
};

test(`${rounds * 2} kills while products are included and excluded: each product is included once`, {
  timeout: rounds * 4 * limit,
}, async () => {
  const house = await createHouse();
  try {
    const { token } = await furnish(house);
    for (let round = 1; round <= rounds; round += 1) {
      let server = await killedJob(house, await house.start(), token, documents.include);
      expect(await server.stop()).toBe(0);
      await expectIncluded(house, products, round);
      server = await killedJob(house, await house.start(), token, documents.exclude);
      expect(await server.stop()).toBe(0);
      await expectIncluded(house, 0, round);
    }
  } finally {
    await house.remove();
  }
});

test('a kill while a connection ends: all of its products pause, or none', {
  timeout: 4 * limit,
}, async () => {
  const house = await createHouse();
  try {
    const { token, connection } = await furnish(house);
    const opened = await house.open();
    await sql`
      insert into vendor_products (vendor_id, variation_id, status)
      select (select max(sender_vendor_id) from network_requests where id = ${connection}), id, '1'
      from variations`.execute(opened.db);
    await opened.close();
    const server = await house.start();
    const ending = call(server.port, token, documents.end, { id: connection }).catch(() => null);
    await sleep(30);
    await server.kill();
    await ending;
    const { db, close } = await house.open();
    const { rows } = await sql<{ isThere: boolean; paused: number }>`
      select exists (select from network_requests where id = ${connection}) as "isThere",
        (select count(*)::int from vendor_products
          where paused_reason = 'connectionEnded') as paused`.execute(db);
    const [{ isThere, paused } = { isThere: true, paused: -1 }] = rows;
    expect(paused).toBe(isThere ? 0 : products);
    await close();
  } finally {
    await house.remove();
  }
});
