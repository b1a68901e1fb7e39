import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLane, type Lane, Overloaded } from './lane.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Visit {
  state: 'waiting' | 'in' | 'done' | 'refused' | 'failed';
  leave: () => void;
}

/** Enters the lane with work that ends when the test says so, and records the outcome. */
const arrive = (lane: Lane): Visit => {
  const visit: Visit = { state: 'waiting', leave: () => undefined };
  const work = () =>
    new Promise<void>((resolve) => {
      Object.assign(visit, { state: 'in', leave: resolve });
    });
  lane.run(work).then(
    () => {
      visit.state = 'done';
    },
    (error: unknown) => {
      visit.state = error instanceof Overloaded ? 'refused' : 'failed';
    },
  );
  return visit;
};

const arriveMany = (lane: Lane, count: number) => Array.from({ length: count }, () => arrive(lane));
const statesOf = (visits: readonly Visit[]) => visits.map(({ state }) => state);
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('a lane', () => {
  test('lets so many in at once, and the next when one leaves, in the order they came', async () => {
    const lane = createLane('api', 2);
    const visits = arriveMany(lane, 4);
    await pass();
    expect(statesOf(visits)).toEqual(['in', 'in', 'waiting', 'waiting']);
    expect(lane.figures()).toEqual({ active: 2, waiting: 2, refused: 0 });
    visits[1]?.leave();
    await pass();
    expect(statesOf(visits)).toEqual(['in', 'done', 'in', 'waiting']);
    for (const at of [0, 2, 3]) {
      visits[at]?.leave();
      await pass();
    }
    expect(lane.figures()).toEqual({ active: 0, waiting: 0, refused: 0 });
  });

  test('answers what was done, or how it failed, and goes on', async () => {
    const lane = createLane('api', 1);
    await expect(lane.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await lane.run(async () => 'done')).toBe('done');
  });

  test('lets nobody in before what it does between two turns is done', async () => {
    let end: () => void = () => undefined;
    const between = () =>
      new Promise<void>((resolve) => {
        end = resolve;
      });
    const lane = createLane('api', 1, between);
    const visits = arriveMany(lane, 2);
    await pass();
    visits[0]?.leave();
    await pass();
    expect(statesOf(visits)).toEqual(['done', 'waiting']);
    end();
    await pass();
    expect(statesOf(visits)).toEqual(['done', 'in']);
  });

  test('never refuses as many as one page asks for, however slow they are', async () => {
    const lane = createLane('api', 2);
    let refused = 0;
    const loop = async () => {
      for (let n = 0; n < 10; n += 1) {
        if (lane.refuses()) refused += 1;
        await lane.run(() => new Promise<void>((resolve) => setTimeout(resolve, 300)));
      }
    };
    const loops = Promise.all([1, 2, 3, 4, 5, 6].map(loop));
    await pass(20_000);
    await loops;
    expect(refused).toBe(0);
  });

  test('lets a burst wait', async () => {
    const lane = createLane('api', 1);
    const visits = arriveMany(lane, 102);
    await pass();
    expect(lane.figures()).toEqual({ active: 1, waiting: 100, refused: 1 });
    expect(visits.at(-1)?.state).toBe('refused');
  });

  test('has nobody wait for ever', async () => {
    const lane = createLane('api', 1);
    const [first, second] = arriveMany(lane, 2);
    await pass(1_900);
    expect(second?.state).toBe('waiting');
    await pass(200);
    expect(second?.state).toBe('refused');
    first?.leave();
    await pass();
    expect(lane.figures()).toEqual({ active: 0, waiting: 0, refused: 1 });
  });

  test('lets a few wait when the queue has not been empty for long, and refuses the others at once', async () => {
    const lane = createLane('api', 1);
    arriveMany(lane, 2);
    await pass(600);
    const late = arriveMany(lane, 6);
    await pass();
    expect(statesOf(late)).toEqual([...Array(5).fill('waiting'), 'refused']);
    expect(lane.refuses()).toBe(true);
    expect(lane.figures().refused).toBe(2);
  });

  test('is patient again once everybody was served', async () => {
    const lane = createLane('api', 1);
    const [first, second] = arriveMany(lane, 2);
    await pass(600);
    first?.leave();
    await pass();
    second?.leave();
    await pass();
    const visits = arriveMany(lane, 20);
    await pass(100);
    expect(statesOf(visits).filter((state) => state === 'refused')).toEqual([]);
  });
});
