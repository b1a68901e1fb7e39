import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withPgbouncer } from '#scripts/lib/pgbouncer.mjs';
import { root } from '#scripts/lib/project.mjs';
import { timed } from '#scripts/lib/script.mjs';
import { withServer } from '#scripts/lib/server.mjs';
import { withStandby } from '#scripts/lib/standby.mjs';
import { actionsOf } from '#tests/load/actions.mjs';
import { byUsers, createLoad } from '#tests/load/load.ts';
import { furnishSite } from '#tests/load/site.mjs';
import { quantile } from './medians.mjs';
import { processorTimeOf, serverProcessOf } from './processorTime.mjs';
import { withClient } from './withClient.mjs';

/** The users of all processes together. */
export const users = 8;
const warmUpMs = 10_000;
export const lastsMs = 30_000;

/** Ways to run the product; `settings` are those of its processes. */
const setups = [
  { what: 'one process', processes: 1, settings: ({ primary }) => ({ DATABASE_URL: primary }) },
  { what: 'two processes', processes: 2, settings: ({ primary }) => ({ DATABASE_URL: primary }) },
  {
    what: 'two processes and a pooler',
    processes: 2,
    settings: ({ primary, pooled }) => ({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: primary }),
  },
  {
    what: 'two processes and a replica for reads',
    processes: 2,
    settings: ({ primary, replica }) => ({ DATABASE_URL: primary, DATABASE_READ_URL: replica }),
  },
  {
    what: 'two processes that send traces',
    processes: 2,
    settings: ({ primary, collector }) => ({
      DATABASE_URL: primary,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    }),
  },
];

/**
 * Measures how many requests each way to run the product answers, and how much processor time the product,
 * the databases and the pooler use for them. In all ways the primary has a replica.
 * @param {import('./stage.mjs').Stage} stage
 */
export const measureCapacity = ({ sizes, seedVariations }) =>
  withStandby(async ({ urls: [primary, replica] }) => {
    await timed(`Filling PostgreSQL with ${sizes.variations} variations`, () =>
      seedVariations(primary, sizes.variations),
    );
    return withPgbouncer(primary, async (pooler) => {
      const data = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-bench-'));
      const collector = await startCollector();
      const urls = { primary, replica, pooled: pooler.url, collector: collector.url };
      try {
        const site = await withServer({ DATABASE_URL: primary, DATA_DIR: data }, [], ({ port }) =>
          furnishSite({ port, folder: root, databaseUrl: primary }),
        );
        await follows(replica, primary);
        const parts = {
          primary: await serverProcessOf(primary),
          replica: await serverProcessOf(replica),
          pooler: pooler.pid(),
        };
        const measured = [];
        for (const { what, processes, settings } of setups) {
          const env = { DATA_DIR: data, ...settings(urls) };
          const figures = await timed(what, () =>
            withProcesses(processes, env, (places) => measureLoad(places, site, parts)),
          );
          measured.push({ what, ...figures });
        }
        return measured;
      } finally {
        collector.stop();
        fs.rmSync(data, { recursive: true, force: true });
      }
    });
  });

/** A server that accepts all traces and discards them. */
const startCollector = async () => {
  const server = http.createServer((request, response) => {
    request.resume().on('end', () => response.end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const withProcesses = (count, env, use, places = []) =>
  places.length === count
    ? use(places)
    : withServer(env, [], (place) => withProcesses(count, env, use, [...places, place]));

/** Waits until the replica has what the primary has written so far. */
const follows = async (replica, primary) => {
  const position = await withClient(primary, async (client) => {
    const { rows } = await client.query('select pg_current_wal_lsn()::text as position');
    return rows[0].position;
  });
  const behind = 'select pg_last_wal_replay_lsn() < $1::pg_lsn as "isBehind"';
  await withClient(replica, async (client) => {
    while ((await client.query(behind, [position])).rows[0].isBehind) await sleep(200);
  });
};

const measureLoad = async (places, site, parts) => {
  const load = createLoad(byUsers(users / places.length));
  load.enter('warm-up');
  const leave = places.map((place, n) =>
    load.join(String(n), actionsOf({ ...place, folder: root }, site, site.own[n])),
  );
  try {
    await sleep(warmUpMs);
    const before = timesOf(places, parts);
    const begun = performance.now();
    load.enter('measured');
    await sleep(lastsMs);
    const spentMs = performance.now() - begun;
    const processorMs = differences(timesOf(places, parts), before);
    load.enter('over');
    return figuresOf(
      load.asked.filter(({ phase }) => phase === 'measured'),
      spentMs,
      processorMs,
    );
  } finally {
    await Promise.all(leave.map((end) => end()));
  }
};

const figuresOf = (asked, spentMs, processorMs) => {
  const answered = asked.filter(({ refusal }) => refusal === undefined).map(({ ms }) => ms);
  return {
    perSecond: (answered.length * 1000) / spentMs,
    medianMs: quantile(answered, 0.5),
    p95Ms: quantile(answered, 0.95),
    refused: asked.length - answered.length,
    processorMs: mapValues(processorMs, (ms) => ms / answered.length),
  };
};

const mapValues = (values, change) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));

const differences = (after, before) => mapValues(after, (ms, part) => ms - before[part]);

/** Processor time of each part so far, in milliseconds. */
const timesOf = (places, { primary, replica, pooler }) => ({
  product: places.reduce((total, { pid }) => total + processorTimeOf(pid), 0),
  primary: processorTimeOf(primary),
  replica: processorTimeOf(replica),
  pooler: processorTimeOf(pooler),
});
