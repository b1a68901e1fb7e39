import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { internetAt } from '#scripts/lib/internetAt.mjs';
import { plainMapping } from '#tests/factories/affiliate.ts';
import { signedIn } from '#tests/factories/people.ts';
import { csvOf } from '#tests/support/feeds.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { call } from './support/call.ts';
import { extent } from './support/extent.ts';
import { createHouse, type House } from './support/house.ts';

const kills = extent(2, 10);
const rows = extent(8_000, 40_000);

let house: House;
let token: string;

beforeAll(async () => {
  house = await createHouse();
  const { db, close } = await house.open();
  ({ token } = await signedIn(db, 'admin'));
  await close();
  const host = path.join(house.folder, 'internet/feeds.example');
  fs.mkdirSync(host, { recursive: true });
  const lines = Array.from({ length: rows }, (_, n) => ({ id: `P-${n}`, category: `K ${n % 50}` }));
  fs.writeFileSync(path.join(host, 'feed.csv'), csvOf(lines));
});
afterAll(() => house.remove());

const start = () => house.start(internetAt(path.join(house.folder, 'internet')));

const connect = async ({ port }: RunningServer): Promise<string> => {
  const input = { name: 'Killed', feed_url: 'https://feeds.example/feed.csv', format: 'csv' };
  const { data, errors } = await call(
    port,
    token,
    `mutation ($input: AffiliateNetworkInput!) {
      createAffiliateNetwork(input: $input) { data { id } } }`,
    { input: { ...input, delimiter: ',', mapping: plainMapping } },
  );
  expect(errors).toEqual([]);
  const id = data?.createAffiliateNetwork.data.id ?? '';
  const begun = await call(
    port,
    token,
    'mutation ($id: ID!) { runAffiliateFeed(id: $id) { data { id } } }',
    { id },
  );
  expect(begun.errors).toEqual([]);
  return id;
};

const runOf = async ({ port }: RunningServer, id: string) => {
  const { data } = await call(
    port,
    token,
    `query ($id: ID!) { affiliateNetworkById(id: $id) { data { productCount lastRun {
      state rows added changed unchanged gone refused msg } } } }`,
    { id },
  );
  const network = data?.affiliateNetworkById.data;
  if (!network?.lastRun) throw new Error('The run is not listed.');
  return { ...network.lastRun, products: network.productCount };
};

type Run = Awaited<ReturnType<typeof runOf>>;

const until = async (
  server: RunningServer,
  id: string,
  isSo: (run: Run) => boolean,
): Promise<Run> => {
  const deadline = Date.now() + 100_000;
  for (;;) {
    const run = await runOf(server, id);
    if (isSo(run)) return run;
    if (Date.now() > deadline) throw new Error(`${JSON.stringify(run)}\n${server.output()}`);
    await sleep(5);
  }
};

test(`a run whose process is killed ${kills} times continues, loses no row and counts none twice`, async () => {
  let server = await start();
  const id = await connect(server);
  const step = Math.floor(rows / (kills + 1));
  for (let kill = 1; kill <= kills; kill += 1) {
    // later each time, so that the whole feed has to be read again
    const run = await until(
      server,
      id,
      ({ added, state }) => added >= kill * step || state !== 'running',
    );
    expect(run.state).toBe('running');
    await server.kill();
    server = await start();
  }
  const run = await until(server, id, ({ state }) => state !== 'running');
  expect(run).toMatchObject({ state: 'done', rows, added: rows, changed: 0, gone: 0, refused: 0 });
  expect(run.products).toBe(rows);
  expect(await server.stop()).toBe(0);
  const { db, close } = await house.open();
  const { rows: jobs } = await sql<object>`select state, done, failed, total from jobs`.execute(db);
  expect(jobs).toEqual([{ state: 'done', done: rows, failed: 0, total: rows }]);
  await close();
});
