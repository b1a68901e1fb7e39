import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { createParent, createVariations } from '#tests/factories/products.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { call } from './support/call.ts';
import { extent } from './support/extent.ts';
import { createHouse, type House } from './support/house.ts';

// starting the embedded database keeps one core busy, so two run in parallel
const houses = extent(1, 2);
const rounds = extent(2, 25);
const variations = 300;

const furnish = async (house: House): Promise<string> => {
  const { db, close } = await house.open();
  const { token } = await signedIn(db, 'admin');
  const { id } = await createParent(db);
  await createVariations(db, id, variations);
  await close();
  return token;
};

const createTag = `mutation ($input: TagInput!) { createTag(input: $input) { data { id } } }`;
const setStatus = `mutation ($input: VariationsStatusInput!) {
  updateProductVariationsStatus(input: $input) { job { id } } }`;
const openJobs = '{ jobs { data { results { state } } } }';
const published = '{ variations(query: { status: "1" }) { data { total } } }';

/** Writes until the server is gone; returns the names of the tags it acknowledged. */
const write = async (port: number, token: string, writer: string): Promise<string[]> => {
  const acknowledged: string[] = [];
  for (let n = 0; ; n += 1) {
    const name = `tag ${writer}-${n}`;
    const answer = await call(port, token, createTag, { input: { name, type: 'product' } }).catch(
      () => null,
    );
    if (!answer) return acknowledged;
    expect(answer.errors).toEqual([]);
    acknowledged.push(name);
  }
};

/** Starts a job that changes every variation; does nothing if the server is already gone. */
const beginJob = async (port: number, token: string): Promise<void> => {
  const { data } = await call(port, token, published);
  const status = data?.variations.data.total === 0 ? '1' : '2';
  const { errors } = await call(port, token, setStatus, { input: { query: {}, status } });
  expect(errors).toEqual([]);
};

const jobsAreOver = async (server: RunningServer, token: string): Promise<void> => {
  const deadline = Date.now() + 90_000;
  for (;;) {
    const { data } = await call(server.port, token, openJobs);
    const states = data?.jobs.data.results.map(({ state }) => state) ?? [];
    if (states.every((state) => state === 'done')) return;
    if (Date.now() > deadline) throw new Error(`The jobs are ${states.join()}\n${server.output()}`);
    await sleep(100);
  }
};

/** Kills one server after another while it writes; returns the tags they acknowledged. */
const killWhileWriting = async (house: House, token: string): Promise<string[]> => {
  const tags: string[] = [];
  const moments = fc.sample(fc.integer({ min: 0, max: 1_200 }), rounds);
  for (const [round, moment] of moments.entries()) {
    const server = await house.start();
    await jobsAreOver(server, token);
    const writing = [1, 2, 3].map((writer) => write(server.port, token, `${round}-${writer}`));
    const job = beginJob(server.port, token).catch(() => undefined);
    // otherwise no job might start on a slow machine
    if (round === 0) await job;
    await sleep(moment);
    await server.kill();
    tags.push(...(await Promise.all(writing)).flat());
    await job;
  }
  const last = await house.start();
  await jobsAreOver(last, token);
  expect(await last.stop()).toBe(0);
  return tags;
};

const expectWhole = async (house: House, tags: readonly string[]): Promise<void> => {
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
  // each job changed every row: a row done twice has more changes than there were jobs
  const { rows } = await sql<{ n: string; changes: string }>`
    select count(*) as n, x.changes from (
      select count(*) as changes from changes where entity = 'variation' group by entity_id
    ) x group by x.changes`.execute(db);
  expect(rows).toEqual([{ n: String(variations), changes: String(jobs.length) }]);
  await close();
};

test(`${houses * rounds} kills while writing lose no write, lose no job and do none twice`, {
  timeout: rounds * 60_000,
}, async () => {
  const all = await Promise.all(Array.from({ length: houses }, createHouse));
  try {
    await Promise.all(
      all.map(async (house) =>
        expectWhole(house, await killWhileWriting(house, await furnish(house))),
      ),
    );
  } finally {
    for (const house of all) await house.remove();
  }
});
