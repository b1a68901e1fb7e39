import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLane, Overloaded } from './lane.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Visit {
  state: 'waiting' | 'in' | 'refused' | 'failed';
  leave: () => void;
}

/** Enters and tells what became of it. */
const arrive = (lane: ReturnType<typeof createLane>) => {
  const visit: Visit = { state: 'waiting', leave: () => undefined };
  lane.enter().then(
    (leave) => Object.assign(visit, { state: 'in', leave }),
    (error: unknown) => {
      visit.state = error instanceof Overloaded ? 'refused' : 'failed';
    },
  );
  return visit;
};

describe('a lane', () => {
  test('lets so many in at once, and the next when one leaves, in the order they came', async () => {
    const lane = createLane('api', 2);
    const visits = [1, 2, 3, 4].map(() => arrive(lane));
    await vi.advanceTimersByTimeAsync(0);
    expect(visits.map(({ state }) => state)).toEqual(['in', 'in', 'waiting', 'waiting']);
    expect(lane.figures).toEqual({ active: 2, waiting: 2, refused: 0 });
    visits[1]?.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(visits.map(({ state }) => state)).toEqual(['in', 'in', 'in', 'waiting']);
    for (const visit of visits) visit.leave();
    await vi.advanceTimersByTimeAsync(0);
    visits[3]?.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(lane.figures).toEqual({ active: 0, waiting: 0, refused: 0 });
  });

  test('counts one who leaves twice once', async () => {
    const lane = createLane('api', 1);
    const leave = await lane.enter();
    leave();
    leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(lane.figures.active).toBe(0);
  });

  test('has patience with a burst, but not for ever', async () => {
    const lane = createLane('api', 1);
    arrive(lane);
    const second = arrive(lane);
    await vi.advanceTimersByTimeAsync(1_900);
    expect(second.state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(200);
    expect(second.state).toBe('refused');
    expect(lane.figures).toEqual({ active: 1, waiting: 0, refused: 1 });
  });

  test('has none when the queue has not been empty for long', async () => {
    const lane = createLane('api', 1);
    arrive(lane);
    arrive(lane);
    await vi.advanceTimersByTimeAsync(600);
    const late = arrive(lane);
    await vi.advanceTimersByTimeAsync(30);
    expect(late.state).toBe('refused');
  });

  test('refuses at once whom it would keep waiting in vain', async () => {
    const lane = createLane('api', 1);
    for (let n = 0; n < 4; n += 1) arrive(lane);
    expect(lane.isFull()).toBe(false);
    await vi.advanceTimersByTimeAsync(600);
    expect(lane.isFull()).toBe(true);
    await expect(lane.enter()).rejects.toThrow(Overloaded);
  });

  test('is patient again once everybody was served', async () => {
    const lane = createLane('api', 1);
    const first = arrive(lane);
    await vi.advanceTimersByTimeAsync(600);
    const second = arrive(lane);
    await vi.advanceTimersByTimeAsync(10);
    first.leave();
    await vi.advanceTimersByTimeAsync(0);
    const third = arrive(lane);
    await vi.advanceTimersByTimeAsync(100);
    expect([second.state, third.state]).toEqual(['in', 'waiting']);
  });

  test('refuses those of a burst, too, once it proves to be an overload', async () => {
    const lane = createLane('api', 1);
    const visits = [1, 2].map(() => arrive(lane));
    await vi.advanceTimersByTimeAsync(590);
    const late = arrive(lane);
    await vi.advanceTimersByTimeAsync(10);
    visits[0]?.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(visits.map(({ state }) => state)).toEqual(['in', 'refused']);
    expect(late.state).toBe('in');
  });
});
