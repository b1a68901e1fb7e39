import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { createParent, createVariations } from '#tests/factories/products.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { call } from './support/call.ts';
import { extent } from './support/extent.ts';
import { createHouse, type House } from './support/house.ts';

const rounds = extent(2, 50);
const variations = 300;

let house: House;
let token: string;

beforeAll(async () => {
  house = await createHouse();
  const { db, close } = await house.open();
  ({ token } = await signedIn(db, 'admin'));
  const { id } = await createParent(db);
  await createVariations(db, id, variations);
  await close();
});
afterAll(() => house.remove());

const createTag = `mutation ($input: TagInput!) { createTag(input: $input) { data { id } } }`;
const setStatus = `mutation ($input: VariationsStatusInput!) {
  updateProductVariationsStatus(input: $input) { job { id } } }`;
const openJobs = '{ jobs { data { results { state } } } }';
const published = '{ variations(query: { status: "1" }) { data { total } } }';

/** Writes until the server is gone; answers the names of the tags that it said it has. */
const write = async (port: number, round: number, writer: number): Promise<string[]> => {
  const acknowledged: string[] = [];
  for (let n = 0; ; n += 1) {
    const name = `tag ${round}-${writer}-${n}`;
    const answer = await call(port, token, createTag, { input: { name, type: 'product' } }).catch(
      () => null,
    );
    if (!answer) return acknowledged;
    expect(answer.errors).toEqual([]);
    acknowledged.push(name);
  }
};

/** Has every variation changed, as a job; nothing comes of it if the server is gone before. */
const beginJob = async (port: number): Promise<void> => {
  const { data } = await call(port, token, published);
  const status = data?.variations.data.total === 0 ? '1' : '2';
  const { errors } = await call(port, token, setStatus, { input: { query: {}, status } });
  expect(errors).toEqual([]);
};

const jobsAreOver = async (server: RunningServer): Promise<void> => {
  const deadline = Date.now() + 90_000;
  for (;;) {
    const { data } = await call(server.port, token, openJobs);
    const states = data?.jobs.data.results.map(({ state }) => state) ?? [];
    if (states.every((state) => state === 'done')) return;
    if (Date.now() > deadline) throw new Error(`The jobs are ${states.join()}\n${server.output()}`);
    await sleep(100);
  }
};

test(`${rounds} kills while writing lose no write, lose no job and do none twice`, {
  timeout: rounds * 60_000,
}, async () => {
  const tags: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await house.start();
    await jobsAreOver(server);
    const writing = [1, 2, 3].map((writer) => write(server.port, round, writer));
    const job = beginJob(server.port).catch(() => undefined);
    // else none may have begun where all is slow
    if (round === 0) await job;
    await sleep(Math.random() * 1_200);
    await server.kill();
    tags.push(...(await Promise.all(writing)).flat());
    await job;
  }
  const last = await house.start();
  await jobsAreOver(last);
  expect(await last.stop()).toBe(0);
  await expectWhole(tags);
});

const expectWhole = async (tags: readonly string[]): Promise<void> => {
  const { db, close } = await house.open();
  expect(tags.length).toBeGreaterThan(rounds);
  const { rows: lost } = await sql`
    select name from unnest(${tags}::text[]) t (name) where name not in (select name from tags)`.execute(
    db,
  );
  expect(lost).toEqual([]);

  const jobs = await db.selectFrom('jobs').select(['state', 'total', 'done', 'failed']).execute();
  expect(jobs.length).toBeGreaterThan(0);
  const whole = { state: 'done', total: variations, done: variations, failed: 0 };
  expect(jobs).toEqual(jobs.map(() => whole));
  // each of them changed every row: a row that was done twice has more changes than there were jobs
  const { rows } = await sql<{ n: string; changes: string }>`
    select count(*) as n, x.changes from (
      select count(*) as changes from changes where entity = 'variation' group by entity_id
    ) x group by x.changes`.execute(db);
  expect(rows).toEqual([{ n: String(variations), changes: String(jobs.length) }]);
  await close();
};
