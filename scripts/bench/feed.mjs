import fs from 'node:fs';
import path from 'node:path';
import { callerOf } from '#scripts/lib/server.mjs';
import { quantile } from './medians.mjs';
import { timeOfList, watchMemory } from './watch.mjs';
import { withClient } from './withClient.mjs';

const rows = 200_000;
const categories = 400;
const idleRequests = 300;
const host = 'feeds.example';
const fields = ['id', 'title', 'price', 'link', 'category', 'picture', 'description'];

const documents = {
  create: `mutation ($input: AffiliateNetworkInput!) {
    createAffiliateNetwork(input: $input) { data { id } } }`,
  run: 'mutation ($id: ID!) { runAffiliateFeed(id: $id) { data { id } } }',
  one: `query ($id: ID!) { affiliateNetworkById(id: $id) { data { lastRun {
    state msg rows added changed unchanged gone refused createdAt endedAt } } } }`,
};

/**
 * Writes the feed as a file of a simulated host (see scripts/lib/internetAt.mjs).
 * @param {string} folder
 */
export const writeFeed = (folder) => {
  fs.mkdirSync(path.join(folder, host), { recursive: true });
  const file = fs.openSync(path.join(folder, host, 'feed.csv'), 'w');
  fs.writeSync(file, `${fields.join(';')}\n`);
  for (let from = 0; from < rows; from += 1000) {
    const lines = Array.from({ length: 1000 }, (_, n) => lineOf(from + n));
    fs.writeSync(file, `${lines.join('\n')}\n`);
  }
  fs.closeSync(file);
};

const lineOf = (n) =>
  [
    `N-${n}`,
    `Esstisch Nr. ${n} aus Eiche, geölt`,
    `${100 + (n % 900)},50 EUR`,
    `https://shop.example/p/${n}`,
    `Wohnen > Bereich ${n % 20} > Gruppe ${n % categories}`,
    `https://shop.example/p/${n}.jpg`,
    'Ein Tisch für sechs Personen, von Hand gefertigt aus Holz, das nachwächst.',
  ].join(';');

/**
 * Reads the feed twice, while requesting the first page of the variations every second. Measures
 * the duration of each run, the rows written by the second run, and the effect of both on that list
 * and on the server's memory.
 * @param {import('./stage.mjs').Place} place with the feed's folder as its simulated internet
 * @param {string} databaseUrl
 */
export const measureFeed = async ({ port, token, pid }, databaseUrl) => {
  const ask = callerOf(port, token);
  const idle = [];
  for (let count = 0; count < idleRequests; count += 1) idle.push(await timeOfList(ask, 10));
  const { createAffiliateNetwork } = await ask(documents.create, {
    input: {
      ...{ name: 'Bench', feed_url: `https://${host}/feed.csv`, format: 'csv', delimiter: ';' },
      mapping: Object.fromEntries(fields.map((name) => [name, name])),
    },
  });
  const { id } = createAffiliateNetwork.data;
  const resident = watchMemory(pid);
  const first = await read(ask, id);
  expectAll(first, 'added');
  const transaction = await presentTransaction(databaseUrl);
  const second = await read(ask, id);
  expectAll(second, 'unchanged');
  const written = await writtenSince(databaseUrl, transaction);
  return { rows, first, second, written, idleMs: quantile(idle, 0.95), residentMb: resident() };
};

const expectAll = (run, field) => {
  if (run[field] !== rows) throw new Error(`The run came to ${JSON.stringify(run)}.`);
};

/** One complete run, with the 95th percentile of the list's times during it. */
const read = async (ask, id) => {
  await ask(documents.run, { id });
  const busy = [];
  for (;;) {
    busy.push(await timeOfList(ask, 1000));
    const { lastRun } = (await ask(documents.one, { id })).affiliateNetworkById.data;
    if (lastRun.state === 'running') continue;
    if (lastRun.state !== 'done') throw new Error(`The run is ${lastRun.state}: ${lastRun.msg}`);
    const spentMs = Date.parse(lastRun.endedAt) - Date.parse(lastRun.createdAt);
    return { ...lastRun, spentMs, p95Ms: quantile(busy, 0.95) };
  }
};

const presentTransaction = (databaseUrl) =>
  withClient(databaseUrl, async (client) => {
    const { rows: found } = await client.query('select pg_current_xact_id()::text as id');
    return found[0].id;
  });

/** Number of product and category rows written by this transaction or later ones. */
const writtenSince = (databaseUrl, transaction) =>
  withClient(databaseUrl, async (client) => {
    const { rows: found } = await client.query(
      `select count(*)::int as n from (
         select xmin from affiliate_products union all select xmin from affiliate_categories) x
       where x.xmin::text::bigint >= $1::bigint`,
      [transaction],
    );
    return found[0].n;
  });
