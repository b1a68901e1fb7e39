import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { createHouse, type House } from './support/house.ts';
import { type Growth, growthOf, type Measure } from './support/soak/flat.ts';
import { furnishSoak, load } from './support/soak/load.ts';

/* `npm run test:faults -- soak`; docs/decisions/0074-a-soak.md */

const minutes = Number(process.env.MINUTES ?? 30);
/** A server that holds more and more is detected sooner. */
const leakMinutes = Math.min(3, minutes);
const seed = Number(process.env.TEST_SEED ?? 1);
const samples = 200;

/** Queues, with the condition of the rows that wait in them. */
const queues: Record<string, string> = {
  'pgboss.job': `state < 'completed'`,
  jobs: `state in ('waiting', 'running')`,
  imports: `state in ('waiting', 'reading', 'running')`,
  webhook_deliveries: `state = 'waiting'`,
  notification_mails: 'true',
  uncounted: 'true',
  usage_changes: 'true',
  value_changes: 'true',
  moved_parents: 'true',
  removed_files: 'true',
  removed_pictures: 'true',
  unfinished_files: 'true',
};
const waitingIn = (queue: string) => `rows waiting in ${queue}`;

const measures: readonly Measure[] = [
  { name: 'live memory in MB', atLeast: 3, share: 0.03 },
  { name: 'resident memory in MB', atLeast: 20, share: 0.1 },
  { name: 'open files', atLeast: 3 },
  { name: 'temporary files', atLeast: 3 },
  { name: 'temporary files of the database', atLeast: 3 },
  { name: 'connections', atLeast: 2 },
  { name: 'dead rows', atLeast: 1_000, share: 0.2 },
  ...Object.keys(queues).map((queue) => ({ name: waitingIn(queue), atLeast: 10 })),
];

type Sample = Readonly<Record<string, number>>;

const inDatabase = async (db: Db): Promise<Sample> => {
  const waiting = Object.entries(queues).map(
    ([queue, condition]) => sql`
      (select count(*)::int from ${sql.table(queue)} where ${sql.raw(condition)})
        as ${sql.id(waitingIn(queue))}`,
  );
  const { rows } = await sql<Sample>`
    select (select count(*)::int from pg_ls_tmpdir()) as "temporary files of the database",
      (select count(*)::int from pg_stat_activity
        where datname = current_database()) as connections,
      (select sum(n_dead_tup)::int from pg_stat_all_tables) as "dead rows",
      ${sql.join(waiting)}`.execute(db);
  return rows[0] ?? {};
};

/** What the process holds after a garbage collection; see watch.mjs. */
const inServer = async (socket: string): Promise<Sample> =>
  JSON.parse(await text(net.connect(socket)));

/** Rows that are deleted go within seconds, so that a short soak also sees them go. */
const vacuumOften = async (db: Db): Promise<void> => {
  await sql`alter system set autovacuum_naptime = '3s'`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
};

const sampleUntil = async (
  db: Db,
  socket: string,
  from: number,
  end: number,
): Promise<Sample[]> => {
  const taken: Sample[] = [];
  while (Date.now() < end) {
    taken.push({ ...(await inServer(socket)), ...(await inDatabase(db)) });
    await sleep(Math.max(0, from + ((end - from) * taken.length) / samples - Date.now()));
  }
  return taken;
};

const watch = new URL('./support/soak/watch.mjs', import.meta.url).href;

/** Loads a server for some minutes; returns what each measure grew by in the second half. */
const soak = async (house: House, during: number, more: object = {}): Promise<Growth[]> => {
  const temporary = path.join(house.folder, 'temporary');
  fs.mkdirSync(temporary);
  const furnished = await furnishSoak(house);
  const socket = path.join(house.folder, 'watch.sock');
  const settings = { TMPDIR: temporary, WATCH_AT: socket, NODE_OPTIONS: `--import=${watch}` };
  const server = await house.start({ ...settings, ...more });
  const { db, close } = await house.open();
  await vacuumOften(db);
  const from = Date.now();
  const end = from + during * 60_000;
  const [done, taken] = await Promise.all([
    load(house, server, furnished, seed, end),
    sampleUntil(db, socket, from, end),
  ]).finally(async () => {
    await close();
    await server.stop();
  });
  const growths = measures.map((measure) =>
    growthOf(
      measure,
      taken.map((sample) => sample[measure.name] ?? Number.NaN),
    ),
  );
  process.stdout.write(`${during} minutes: ${JSON.stringify(done)}\n${tableOf(growths)}\n`);
  // a busy machine refuses many
  expect(done.calls - done.refused).toBeGreaterThan(10 * during);
  return growths;
};

const tableOf = (growths: readonly Growth[]): string =>
  growths
    .map(({ name, from, by, allowed, isFlat }) =>
      [
        name.padEnd(40),
        ...[from, by, allowed].map((figure) => figure.toFixed(1).padStart(10)),
        isFlat ? '' : '  GROWS',
      ].join(''),
    )
    .join('\n');

const growing = (growths: readonly Growth[]): string[] =>
  growths.filter(({ isFlat }) => !isFlat).map(({ name }) => name);

const timeoutOf = (during: number) => ({ timeout: during * 60_000 + 180_000 });

// the figures of the embedded database are those of its process
describe.runIf(process.env.DATABASE_URL)('a soak', () => {
  test(
    `a server that holds more and more is detected in ${leakMinutes} minutes`,
    timeoutOf(leakMinutes),
    async () => {
      const house = await createHouse();
      try {
        expect(growing(await soak(house, leakMinutes, { LEAK: '1' }))).toEqual(
          expect.arrayContaining([
            ...['live memory in MB', 'resident memory in MB', 'open files', 'temporary files'],
            ...['connections', 'dead rows', waitingIn('pgboss.job')],
          ]),
        );
      } finally {
        await house.remove();
      }
    },
  );

  test(
    `${minutes} minutes of mixed load: what the server and the database hold is flat in the second half`,
    timeoutOf(minutes),
    async () => {
      const house = await createHouse();
      try {
        expect(growing(await soak(house, minutes))).toEqual([]);
      } finally {
        await house.remove();
      }
    },
  );
});
