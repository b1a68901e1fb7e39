import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createYield } from './yieldToOthers.ts';

/** A pool of one connection, which is in use until the test releases it. */
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
  test('waits on the embedded database until no request uses it or waits for it', async () => {
    // no timeout, however slow the machine
    vi.useFakeTimers({ toFake: ['performance'] });
    const { counts, pool } = poolOf();
    counts.idleCount = 0;
    const given = createYield({ pool, embedded: true })();
    expect(await isSettled(given, 20)).toBe(false);
    Object.assign(counts, { idleCount: 1, waitingCount: 1 });
    expect(await isSettled(given, 20)).toBe(false);
    counts.waitingCount = 0;
    await given;
  });

  test('continues, however many requests there are', async () => {
    const { counts, pool } = poolOf();
    counts.waitingCount = 5;
    await createYield({ pool, embedded: true })();
  });

  test('does not wait for others on a server, which have connections of their own', async () => {
    const { counts, pool } = poolOf();
    counts.idleCount = 0;
    expect(await isSettled(createYield({ pool, embedded: false })(), 3)).toBe(true);
  });
});
