import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { createConfigurable } from '#tests/factories/products.ts';
import { createTag } from '#tests/factories/structure.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { call } from './support/call.ts';
import { createHouse, type House } from './support/house.ts';

// most of a round is waiting for the lease of the killed process to expire, so several run in
// parallel
const houses = 4;
const rounds = 5;
const perRound = 2_000;

type Product = Awaited<ReturnType<typeof createConfigurable>>;

/** A database with a product per round, and an administrator's session. */
interface Furnished {
  house: House;
  token: string;
  tag: string;
  products: Product[];
}

const furnish = async (house: House): Promise<Furnished> => {
  const { db, close } = await house.open();
  const { token } = await signedIn(db, 'admin');
  const tag = (await createTag(db)).id;
  const products: Product[] = [];
  for (let n = 0; n < rounds; n += 1) products.push(await createConfigurable(db, [20, 10, 10]));
  await close();
  return { house, token, tag, products };
};

const generate = `mutation ($input: GenerationInput!) {
  generateVariations(input: $input) { job { id } } }`;
const jobs = '{ jobs { data { results { state done } } } }';

const begin = async (
  port: number,
  { token, tag }: Furnished,
  { parent, attributes }: Product,
): Promise<void> => {
  const names = { name: '{product}, {options}', slug: '{product}-{options}' };
  const input = { parent_id: parent.id, attributes, ...names, sku: '{product}-{number}' };
  const answer = await call(port, token, generate, {
    input: { ...input, price: '10', tags: [tag] },
  });
  expect(answer.errors).toEqual([]);
};

const jobsOf = async (port: number, token: string) =>
  (await call(port, token, jobs)).data?.jobs.data.results ?? [];

/** Waits until the newest job is partly done. */
const untilUnderWay = async ({ port }: RunningServer, token: string): Promise<void> => {
  for (;;) {
    const [job] = await jobsOf(port, token);
    if (job && job.done > 0) return;
    await sleep(5);
  }
};

const untilOver = async (server: RunningServer, token: string): Promise<void> => {
  const deadline = Date.now() + 90_000;
  for (;;) {
    const states = (await jobsOf(server.port, token)).map(({ state }) => state);
    if (states.every((state) => state === 'done')) return;
    if (Date.now() > deadline) throw new Error(`The jobs are ${states.join()}\n${server.output()}`);
    await sleep(100);
  }
};

/** Kills one server after another; returns how many jobs were interrupted. */
const killInTheMiddle = async (furnished: Furnished): Promise<number> => {
  const { house, token, products } = furnished;
  let interrupted = 0;
  for (const product of products) {
    const server = await house.start();
    await untilOver(server, token);
    await begin(server.port, furnished, product);
    await untilUnderWay(server, token);
    await server.kill();
    interrupted += await stateAfterKill(house);
  }
  const last = await house.start();
  await untilOver(last, token);
  expect(await last.stop()).toBe(0);
  return interrupted;
};

const expectWhole = async ({ house, products }: Furnished): Promise<void> => {
  const { db, close } = await house.open();
  const { rows } = await sql<{ state: string; done: number; failed: number }>`
    select state, done, failed from jobs`.execute(db);
  expect(rows).toEqual(products.map(() => ({ state: 'done', done: perRound, failed: 0 })));
  const { rows: counted } = await sql<{ n: number; keys: number; numbers: number }>`
    select count(*)::int as n, count(distinct combination_key)::int as keys,
      count(distinct sku)::int as numbers
    from variations group by parent_id`.execute(db);
  const whole = { n: perRound, keys: perRound, numbers: perRound };
  expect(counted).toEqual(products.map(() => whole));
  expect(await incomplete(db)).toBe(0);
  await close();
};

test(`${houses * rounds} kills during a generation leave every product complete, once`, {
  timeout: rounds * 120_000,
}, async () => {
  const all = await Promise.all(
    Array.from({ length: houses }, async () => furnish(await createHouse())),
  );
  try {
    const interrupted = await Promise.all(all.map(killInTheMiddle));
    expect(Math.max(...interrupted)).toBeGreaterThan(0);
    for (const furnished of all) await expectWhole(furnished);
  } finally {
    for (const { house } of all) await house.remove();
  }
});

type Db = Awaited<ReturnType<House['open']>>['db'];

/** How many variations lack something that should have been created with them. */
const incomplete = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from variations v
    where (select count(*) from variation_combinations c where c.variation_id = v.id) <> 3
      or (select count(*) from variation_tags t where t.variation_id = v.id) <> 1
      or (select count(*) from changes c
        where c.entity = 'variation' and c.action = 'create' and c.entity_id = v.id) <> 1`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
};

/** After a kill nothing is half done; returns how many jobs are left to continue. */
const stateAfterKill = async (house: House): Promise<number> => {
  const { db, close } = await house.open();
  expect(await incomplete(db)).toBe(0);
  const { rows } = await sql<{ n: number; made: number; reported: number }>`
    select (select count(*)::int from jobs where state = 'running') as n,
      (select count(*)::int from variations) as made,
      (select count(*)::int from job_rows where state = 'done') as reported`.execute(db);
  const [{ n, made, reported } = { n: 0, made: 0, reported: 0 }] = rows;
  expect(made).toBe(reported);
  await close();
  return n;
};
