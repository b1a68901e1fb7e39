import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRequestQueue, Overloaded, type RequestQueue } from './requestQueue.ts';

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

/** Enters the queue with work that ends when the test says so, and records the outcome. */
const arrive = (queue: RequestQueue): Visit => {
  const visit: Visit = { state: 'waiting', leave: () => undefined };
  const work = () =>
    new Promise<void>((resolve) => {
      Object.assign(visit, { state: 'in', leave: resolve });
    });
  queue.run(work).then(
    () => {
      visit.state = 'done';
    },
    (error: unknown) => {
      visit.state = error instanceof Overloaded ? 'refused' : 'failed';
    },
  );
  return visit;
};

const arriveMany = (queue: RequestQueue, count: number) =>
  Array.from({ length: count }, () => arrive(queue));
const statesOf = (visits: readonly Visit[]) => visits.map(({ state }) => state);
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('a queue', () => {
  test('lets so many in at once, and the next when one leaves, in the order they came', async () => {
    const queue = createRequestQueue('api', 2);
    const visits = arriveMany(queue, 4);
    await pass();
    expect(statesOf(visits)).toEqual(['in', 'in', 'waiting', 'waiting']);
    expect(queue.figures()).toEqual({ active: 2, waiting: 2, refused: 0 });
    visits[1]?.leave();
    await pass();
    expect(statesOf(visits)).toEqual(['in', 'done', 'in', 'waiting']);
    for (const at of [0, 2, 3]) {
      visits[at]?.leave();
      await pass();
    }
    expect(queue.figures()).toEqual({ active: 0, waiting: 0, refused: 0 });
  });

  test('answers what was done, or how it failed, and goes on', async () => {
    const queue = createRequestQueue('api', 1);
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(async () => 'done')).toBe('done');
  });

  test('admits no caller before its work between two turns is done', async () => {
    let end: () => void = () => undefined;
    const between = () =>
      new Promise<void>((resolve) => {
        end = resolve;
      });
    const queue = createRequestQueue('api', 1, between);
    const visits = arriveMany(queue, 2);
    await pass();
    visits[0]?.leave();
    await pass();
    expect(statesOf(visits)).toEqual(['done', 'waiting']);
    end();
    await pass();
    expect(statesOf(visits)).toEqual(['done', 'in']);
  });

  test('never refuses as many as one page asks for, however slow they are', async () => {
    const queue = createRequestQueue('api', 2);
    let refused = 0;
    const loop = async () => {
      for (let n = 0; n < 10; n += 1) {
        if (queue.refuses()) refused += 1;
        await queue.run(() => new Promise<void>((resolve) => setTimeout(resolve, 300)));
      }
    };
    const loops = Promise.all([1, 2, 3, 4, 5, 6].map(loop));
    await pass(20_000);
    await loops;
    expect(refused).toBe(0);
  });

  test('lets a burst wait', async () => {
    const queue = createRequestQueue('api', 1);
    const visits = arriveMany(queue, 102);
    await pass();
    expect(queue.figures()).toEqual({ active: 1, waiting: 100, refused: 1 });
    expect(visits.at(-1)?.state).toBe('refused');
  });

  test('has nobody wait for ever', async () => {
    const queue = createRequestQueue('api', 1);
    const [first, second] = arriveMany(queue, 2);
    await pass(1_900);
    expect(second?.state).toBe('waiting');
    await pass(200);
    expect(second?.state).toBe('refused');
    first?.leave();
    await pass();
    expect(queue.figures()).toEqual({ active: 0, waiting: 0, refused: 1 });
  });

  test('lets a few wait when the queue has not been empty for long, and refuses the others at once', async () => {
    const queue = createRequestQueue('api', 1);
    arriveMany(queue, 2);
    await pass(600);
    const late = arriveMany(queue, 6);
    await pass();
    expect(statesOf(late)).toEqual([...Array(5).fill('waiting'), 'refused']);
    expect(queue.refuses()).toBe(true);
    expect(queue.figures().refused).toBe(2);
  });

  test('stays in an overload that pauses for a moment', async () => {
    const queue = createRequestQueue('api', 1);
    const [first, second] = arriveMany(queue, 2);
    await pass(600);
    const more = arriveMany(queue, 6);
    await pass(100);
    for (const visit of [first, second, ...more]) {
      visit?.leave();
      await pass();
    }
    expect(queue.figures()).toEqual({ active: 0, waiting: 0, refused: 1 });
    const late = arriveMany(queue, 20);
    await pass();
    expect(queue.figures()).toEqual({ active: 1, waiting: 6, refused: 14 });
    for (const visit of late) {
      visit.leave();
      await pass();
    }
    await pass(600);
    arriveMany(queue, 20);
    expect(queue.figures()).toEqual({ active: 1, waiting: 19, refused: 14 });
  });

  test('is patient again once everybody was served', async () => {
    const queue = createRequestQueue('api', 1);
    const [first, second] = arriveMany(queue, 2);
    await pass(600);
    first?.leave();
    await pass();
    second?.leave();
    await pass();
    const visits = arriveMany(queue, 20);
    await pass(100);
    expect(statesOf(visits).filter((state) => state === 'refused')).toEqual([]);
  });
});
