import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { giveWayOf } from './giveWay.ts';

/** A pool of one connection that is used as long as somebody says so. */
const poolOf = () => {
  const counts = { totalCount: 1, idleCount: 1, waitingCount: 0 };
  return { counts, pool: counts as pg.Pool };
};

const isSettled = (promise: Promise<void>, turns: number): Promise<boolean> =>
  Promise.race([
    promise.then(() => true),
    (async () => {
      for (let n = 0; n < turns; n += 1) await nextTurn();
      return false;
    })(),
  ]);

afterEach(() => {
  vi.useRealTimers();
});

describe('between two transactions a job', () => {
  test('waits on the embedded database until nobody has it or waits for it', async () => {
    // its patience does not end, however slow the machine is
    vi.useFakeTimers({ toFake: ['performance'] });
    const { counts, pool } = poolOf();
    counts.idleCount = 0;
    const given = giveWayOf({ pool, embedded: true })();
    expect(await isSettled(given, 20)).toBe(false);
    Object.assign(counts, { idleCount: 1, waitingCount: 1 });
    expect(await isSettled(given, 20)).toBe(false);
    counts.waitingCount = 0;
    await given;
  });

  test('goes on, however many ask', async () => {
    const { counts, pool } = poolOf();
    counts.waitingCount = 5;
    await giveWayOf({ pool, embedded: true })();
  });

  test('does not wait for others on a server, which have connections of their own', async () => {
    const { counts, pool } = poolOf();
    counts.idleCount = 0;
    expect(await isSettled(giveWayOf({ pool, embedded: false })(), 3)).toBe(true);
  });
});
