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

  test('never refuses as many as one page asks for, however slow they are', async () => {
    const lane = createLane('api', 2);
    let refused = 0;
    const loop = async () => {
      for (let n = 0; n < 10; n += 1) {
        if (!lane.expect()) refused += 1;
        const leave = await lane.enter();
        await new Promise((resolve) => setTimeout(resolve, 300));
        leave();
      }
    };
    const loops = Promise.all([1, 2, 3, 4, 5, 6].map(loop));
    await vi.advanceTimersByTimeAsync(20_000);
    await loops;
    expect(refused).toBe(0);
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

  test('lets a few wait when the queue has not been empty for long, and refuses the others at once', async () => {
    const lane = createLane('api', 1);
    const visits = [1, 2].map(() => arrive(lane));
    await vi.advanceTimersByTimeAsync(600);
    const late = [1, 2, 3, 4, 5].map(() => arrive(lane));
    await vi.advanceTimersByTimeAsync(0);
    const states = late.map(({ state }) => state);
    expect(states).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'refused']);
    // now that somebody was refused nobody has much patience
    visits[0]?.leave();
    await vi.advanceTimersByTimeAsync(0);
    const last = arrive(lane);
    await vi.advanceTimersByTimeAsync(310);
    expect([late[3]?.state, last.state]).toEqual(['waiting', 'refused']);
  });

  test('tells at the door whether there is room, counting those who are about to enter', async () => {
    const lane = createLane('api', 1);
    for (let n = 0; n < 2; n += 1) arrive(lane);
    await vi.advanceTimersByTimeAsync(600);
    const asked = () => [1, 2, 3, 4, 5].map(() => lane.expect());
    expect(asked()).toEqual([true, true, true, true, false]);
    expect(lane.figures.refused).toBe(1);
    // who does not come, for sending slowly, keeps nobody out
    await vi.advanceTimersByTimeAsync(60);
    expect(lane.expect()).toBe(true);
    arrive(lane);
    expect(asked()).toEqual([true, true, true, false, false]);
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

  test('refuses most of a burst, too, once it proves to be an overload', async () => {
    const lane = createLane('api', 1);
    const visits = Array.from({ length: 8 }, () => arrive(lane));
    await vi.advanceTimersByTimeAsync(600);
    visits[0]?.leave();
    await vi.advanceTimersByTimeAsync(0);
    const states = visits.map(({ state }) => state);
    expect(states.slice(0, 3)).toEqual(['in', 'refused', 'in']);
    expect(states.slice(3)).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'waiting']);
  });

  test('lets fewer in at once in an overload', async () => {
    const lane = createLane('api', 8);
    const visits = Array.from({ length: 9 }, () => arrive(lane));
    await vi.advanceTimersByTimeAsync(600);
    for (const visit of visits.slice(0, 5)) visit.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(lane.figures).toMatchObject({ active: 3, waiting: 1 });
    visits[5]?.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(visits[8]?.state).toBe('in');
  });

  test('lets fewer still in, and hardly anybody wait, where a hundred a second are refused', async () => {
    const lane = createLane('api', 8);
    const visits = Array.from({ length: 9 }, () => arrive(lane));
    await vi.advanceTimersByTimeAsync(600);
    for (let n = 0; n < 120; n += 1) lane.expect();
    for (const visit of visits.slice(0, 7)) visit.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(visits[8]?.state).toBe('in');
    const late = [1, 2].map(() => arrive(lane));
    await vi.advanceTimersByTimeAsync(0);
    expect(late.map(({ state }) => state)).toEqual(['waiting', 'refused']);
    // that is over once the refusals are
    await vi.advanceTimersByTimeAsync(1_500);
    const later = [1, 2, 3].map(() => arrive(lane));
    await vi.advanceTimersByTimeAsync(0);
    expect(later.map(({ state }) => state)).toEqual(['in', 'in', 'in']);
  });
});
