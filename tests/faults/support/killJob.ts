import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Db } from '#server/db/database.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { call } from './call.ts';
import type { House } from './house.ts';
import { inHouse } from './killEverywhere.ts';
import { type KillPoint, killing } from './killing.ts';

/** Of a batch, every statement: more than any job has. */
const everyStep: readonly KillPoint['at'][] = Array.from({ length: 60 }, (_, at) => at);
/** Rows of two batches on a server: one that is done, and one that is killed. */
const twoBatches = 1_000;

/** The first statement of each batch of a job. */
const batch = 'returning stop_requested';
/** The statement that ends a job. */
const end = 'set state = $1, msg = $2, ended_at';

/** A job, and what it leaves behind. */
export interface LongJob {
  name: string;
  token: string;
  /** Starts the job. */
  document: string;
  variables: object;
  /** How many rows it has. */
  rows: number;
  /** Rejects unless everything that belongs to the rows done is there, once, and nothing else. */
  assertWhole: (db: Db, done: number) => Promise<void>;
  /** Steps after its last batch, in their order, and at most two before it has ended; by default its end. */
  endings?: readonly KillPoint[];
  /** The batch in which the process of this place is killed: by default its first or second, in turn. */
  nth?: (place: number) => number;
  settings?: Readonly<Record<string, string>>;
}

/** Null if the process ended before it told its port. */
export const started = async (starting: Promise<RunningServer>): Promise<RunningServer | null> => {
  try {
    return await starting;
  } catch (error) {
    if (String(error).includes('the server ended with null')) return null;
    throw error;
  }
};

/** Waits until the process has ended. */
export const untilKilled = async (name: string, server: RunningServer): Promise<void> => {
  const deadline = Date.now() + 120_000;
  while (server.isRunning()) {
    if (Date.now() > deadline) throw new Error(`${name} was not killed\n${server.output()}`);
    await sleep(20);
  }
};

const jobIn = async (db: Db) => {
  const columns = ['state', 'done', 'failed', 'total', 'msg'] as const;
  return db.selectFrom('jobs').select(columns).orderBy('id', 'desc').executeTakeFirstOrThrow();
};

/**
 * Kills one process after another that works on the job, each one statement further within a batch: from
 * the first statement of the transaction to its commit. Then at its end. Whenever that happens, what is
 * done must be whole.
 * @param steps the steps within batches, by default all
 * @returns how often it was killed
 */
export const killAtEachStep = async (
  house: House,
  job: LongJob,
  steps = everyStep,
): Promise<number> => {
  const { name, rows, settings, nth = (place) => 1 + (place % 2) } = job;
  const endings = job.endings ?? [
    { within: end, at: 0 },
    { within: end, at: 1 },
  ];
  let isStarted = false;
  let kills = 0;
  /** Lets a process work until it is killed; returns how many rows are done. */
  const kill = async (points: readonly KillPoint[]): Promise<number> => {
    const server = await started(house.start(killing(points, settings)));
    if (!isStarted) {
      isStarted = true;
      await begin(job, server);
    }
    if (server) await untilKilled(name, server);
    kills += 1;
    return inHouse(house, async (db) => {
      const { state, done, failed, msg } = await jobIn(db);
      expect({ state: state === 'failed', failed, msg }, name).toEqual({
        ...{ state: false, failed: 0, msg: null },
      });
      await job.assertWhole(db, done);
      return done;
    });
  };
  let done = 0;
  for (const [place, at] of steps.entries()) {
    const before = done;
    done = await kill([{ within: batch, at, nth: nth(place) }, ...endings.slice(0, 1)]);
    if (done < rows) continue;
    // no step was left out for lack of rows
    expect(steps, name).toBe(everyStep);
    expect(rows - before, name).toBeGreaterThan(twoBatches);
    expect(place, name).toBeGreaterThan(3);
    break;
  }
  if (done < rows) expect(await kill(endings.slice(0, 1)), name).toBe(rows);
  for (const ending of endings.slice(1)) expect(await kill([ending]), name).toBe(rows);
  await letEnd(house, job);
  return kills;
};

const begin = async (
  { name, token, document, variables }: LongJob,
  server: RunningServer | null,
): Promise<void> => {
  if (!server) throw new Error(`${name}: the server was killed before the job began.`);
  const answer = await call(server.port, token, document, variables).catch(async () => {
    // the job began and ended the process before it answered
    await untilKilled(name, server);
    return null;
  });
  expect(answer?.errors ?? [], name).toEqual([]);
};

/** Starts a process that nobody kills, until the job has ended. */
const letEnd = async (
  house: House,
  { name, rows, settings, assertWhole, token }: LongJob,
): Promise<void> => {
  const server = await house.start(settings);
  const deadline = Date.now() + 60_000;
  for (;;) {
    const { data } = await call(server.port, token, '{ jobs { data { results { state } } } }');
    const states = data?.jobs.data.results.map(({ state }) => state) ?? [];
    if (states.every((state) => state === 'done')) break;
    if (Date.now() > deadline) throw new Error(`${name}: ${states}\n${server.output()}`);
    await sleep(200);
  }
  expect(await server.stop()).toBe(0);
  await inHouse(house, async (db) => {
    const { state, done, failed, total } = await jobIn(db);
    expect({ state, done, failed, total }, name).toEqual({
      ...{ state: 'done', done: rows, failed: 0, total: rows },
    });
    await assertWhole(db, rows);
  });
};
