import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { table } from '#scripts/bench/format.mjs';
import { quantile } from '#scripts/bench/medians.mjs';
import { runQuietly } from '#scripts/lib/command.mjs';
import { ensureBuilt } from '#scripts/lib/outputs.mjs';
import { withPostgres } from '#scripts/lib/postgres.mjs';
import { root } from '#scripts/lib/project.mjs';
import { Problem, seconds, timed } from '#scripts/lib/script.mjs';
import { actionsOf, signingIn } from '#tests/load/actions.mjs';
import { atRate, createLoad, faultsOf, mostMs } from '#tests/load/load.ts';
import { furnishSite } from '#tests/load/site.mjs';
import { startProduct } from '#tests/support/startProduct.mjs';
import { buildFormerRelease } from './formerRelease.mjs';

/** Each release begins an action in this time. */
const everyMs = 250;
/** How long the former release works alone, both work, and the new one works alone. */
const lasts = { before: 20_000, beside: 60_000, after: 20_000 };
/** Faults that are printed. */
const most = 30;

/**
 * Replaces the former release by this one under load, on a database with this number of variations. No
 * request may be refused or take more than 3 s.
 */
export const upgrade = async (variations) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-upgrade-'));
  try {
    const former = path.join(folder, 'former');
    const commit = await timed('Building the former release', () => buildFormerRelease(former));
    await ensureBuilt(['server']);
    await withPostgres(async (databaseUrl) => {
      await timed(`Filling PostgreSQL with ${variations} variations`, () =>
        seed(former, databaseUrl, variations),
      );
      const data = path.join(folder, 'data');
      const start = (release) => startRelease(release, { databaseUrl, data });
      report(await replace(start, { former, databaseUrl }), { commit, variations });
    });
  } finally {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

const seed = (former, databaseUrl, variations) =>
  runQuietly(
    'The seed',
    process.execPath,
    ['dist/server/cli/seed.js', '--variations', String(variations)],
    { cwd: former, env: { ...process.env, DATABASE_URL: databaseUrl, SEED: 'demo' } },
  );

const startRelease = (folder, { databaseUrl, data }) => {
  fs.mkdirSync(data, { recursive: true });
  const env = {
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: data, SEED: 'none' },
    ...{ REQUESTS_PER_MINUTE: '0', SHOP_REQUESTS_PER_MINUTE: '0' },
  };
  return startProduct(env, folder);
};

/** Returns the requests of all phases, and how long the new release took to be ready. */
const replace = async (start, { former, databaseUrl }) => {
  const running = [];
  const load = createLoad(atRate(everyMs));
  const during = (phase, work) => {
    load.enter(phase);
    return timed(`Phase "${phase}"`, work);
  };
  const serve = async (folder) => {
    const place = { folder, ...(await start(folder)) };
    running.push(place);
    return place;
  };
  try {
    const old = await serve(former);
    const site = await timed('Preparing sellers and a shop', () =>
      furnishSite({ ...old, databaseUrl }),
    );
    const actionsOn = (place, own) => [...actionsOf(place, site, own), signingIn(place)];
    const leave = load.join('former', actionsOn(old, site.own[0]));
    await during('before', () => sleep(lasts.before));
    const begun = performance.now();
    const fresh = await during('upgrade', () => serve(root));
    const readyMs = performance.now() - begun;
    const end = load.join('new', actionsOn(fresh, site.own[1]));
    await during('beside', () => sleep(lasts.beside));
    await during('after', async () => {
      await leave();
      await old.stop();
      await sleep(lasts.after);
      await end();
    });
    return { asked: load.asked, readyMs };
  } finally {
    await Promise.all(running.map((place) => place.stop()));
  }
};

const report = ({ asked, readyMs }, { commit, variations }) => {
  const faults = faultsOf(asked);
  const say = (line) => process.stdout.write(`${line}\n`);
  say(
    `\nFrom ${commit.slice(0, 8)} with ${variations} variations; ready after ${seconds(readyMs)}.\n`,
  );
  const groups = Map.groupBy(asked, ({ phase, release }) => `${phase}, ${release}`);
  const head = ['phase, release', 'requests', 'refused', 'median', 'p95', 'slowest'];
  const rows = [...groups].map(([name, own]) => [name, ...figuresOf(own)]);
  for (const line of table(head, rows)) say(line);
  if (faults.length === 0) return;
  say('');
  for (const fault of faults.slice(0, most)) say(`  ${fault}`);
  throw new Problem(
    `${faults.length} of ${asked.length} requests were refused or took more than ${seconds(mostMs)}.`,
  );
};

const figuresOf = (asked) => {
  const spent = asked.map(({ ms }) => ms);
  const slowest = asked.reduce((one, other) => (other.ms > one.ms ? other : one));
  return [
    String(asked.length),
    String(asked.filter(({ refusal }) => refusal !== undefined).length),
    ...[quantile(spent, 0.5), quantile(spent, 0.95)].map(seconds),
    `${seconds(slowest.ms)}, ${slowest.what}`,
  ];
};
