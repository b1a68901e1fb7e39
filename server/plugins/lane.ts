import { errorText } from '#contract/errors.ts';
import { ApiError } from '#server/graphql/errors.ts';

/** How long requests may have been waiting without a break before that is an overload, no burst. */
const standingMs = 500;
/** For how long after a refusal it still is one. */
const calmMs = 1_000;
/** So many wait at most as long as it may be a burst. */
const roomOfBurst = 1_000;
/** And no longer than this: as long as nobody was refused, and after that. */
const patienceMs = 2_000;
const patienceInOverloadMs = 300;
/**
 * In an overload so many have their turn at once, since more would share the same cores and each take
 * longer; and so many are there altogether with those who wait, which is what one page asks for.
 */
const atOnceInOverload = 3;
const allInOverload = 6;
/**
 * Where so many are refused within a second, which no page asks for, fewer still: the rest of the time goes to
 * refusing, and behind five others one waits for many times what an answer takes.
 */
const refusalsOfStorm = 100;
const atOnceInStorm = 2;
const allInStorm = 3;
/** How long one who was told to come is expected: the time that a body takes to be read. */
const expectedMs = 50;

export const retryAfterSeconds = 1;

/** More came than can be done, and nothing was done of this: the client relies on that and asks again. */
export class Overloaded extends ApiError {
  constructor() {
    super('UNAVAILABLE', { msg: errorText.busy });
  }
}

interface Waiting {
  begin: () => void;
  refuse: () => void;
}

export interface Lane {
  name: string;
  /** Waits for its turn; the answer ends it. @throws {Overloaded} */
  enter: () => Promise<() => void>;
  /** Whether one more, who will enter soon, would find room; counts the refusal if not. */
  expect: () => boolean;
  figures: { active: number; waiting: number; refused: number };
}

/**
 * Lets so many in at once. The others wait: many in a burst, which passes, and but a few when the
 * queue has not been empty for a while, since then a longer wait for all lets no more of them in.
 * Before the next begins, `breathe` may hear whoever has come meanwhile.
 */
export const createLane = (
  name: string,
  atOnce: number,
  breathe: (inStorm: boolean) => Promise<void> = async () => undefined,
): Lane => {
  const queue: Waiting[] = [];
  /** Until when those are awaited that were told to come. */
  const expected: number[] = [];
  const figures = { active: 0, waiting: 0, refused: 0 };
  /** Who has done, but whose turn goes to nobody else before the lane has breathed. */
  let leaving = 0;
  let lastEmpty = performance.now();
  let lastRefusal = Number.NEGATIVE_INFINITY;
  /** Refusals of the last whole second, and of the one that has begun. */
  const refusals = { before: 0, now: 0, since: lastEmpty };
  const isRefusing = () => performance.now() - lastRefusal < calmMs;
  const isStorm = () => isRefusing() && Math.max(refusals.before, refusals.now) >= refusalsOfStorm;
  const isStanding = () =>
    isRefusing() || (queue.length > 0 && performance.now() - lastEmpty > standingMs);
  /** How many have their turn at once, and how many are there altogether. */
  const extent = (): [number, number] => {
    if (isStorm()) return [Math.min(atOnce, atOnceInStorm), allInStorm];
    if (isStanding()) return [Math.min(atOnce, atOnceInOverload), allInOverload];
    return [atOnce, atOnce + roomOfBurst];
  };
  const places = () => extent()[0];
  const all = () => extent()[1];

  const inside = () => figures.active - leaving + queue.length;

  const countRefusal = () => {
    lastRefusal = performance.now();
    if (lastRefusal - refusals.since > calmMs) {
      refusals.before = lastRefusal - refusals.since > 2 * calmMs ? 0 : refusals.now;
      refusals.now = 0;
      refusals.since = lastRefusal;
    }
    refusals.now += 1;
    figures.refused += 1;
  };

  const refused = () => {
    countRefusal();
    return new Overloaded();
  };

  /** Takes one out of the queue, or the first. */
  const take = (entry = queue[0]): Waiting | undefined => {
    if (entry) queue.splice(queue.indexOf(entry), 1);
    figures.waiting = queue.length;
    if (queue.length === 0) lastEmpty = performance.now();
    return entry;
  };

  /** Of a burst that became an overload those go who have waited longest: soon they give up anyway. */
  const refuseMost = () => {
    while (queue[0] && inside() > all()) queue[0].refuse();
  };

  const leave = async () => {
    leaving += 1;
    await breathe(isStorm());
    leaving -= 1;
    figures.active -= 1;
    refuseMost();
    while (queue.length > 0 && figures.active < places()) {
      figures.active += 1;
      take()?.begin();
    }
  };

  /** Ends the turn, once. */
  const turn = () => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      void leave();
    };
  };

  const wait = () =>
    new Promise<() => void>((resolve, reject) => {
      const refuse = () => {
        clearTimeout(timer);
        take(entry);
        reject(refused());
      };
      const timer = setTimeout(refuse, isRefusing() ? patienceInOverloadMs : patienceMs);
      const entry: Waiting = {
        refuse,
        begin: () => {
          clearTimeout(timer);
          resolve(turn());
        },
      };
      if (queue.length === 0) lastEmpty = performance.now();
      queue.push(entry);
      figures.waiting = queue.length;
    });

  return {
    name,
    figures,
    expect: () => {
      const now = performance.now();
      while (expected[0] !== undefined && expected[0] < now) expected.shift();
      const isFull = inside() + expected.length >= all();
      if (isFull) countRefusal();
      else expected.push(now + expectedMs);
      return !isFull;
    },
    enter: async () => {
      expected.shift();
      if (figures.active < places()) {
        figures.active += 1;
        return turn();
      }
      if (inside() < all()) return wait();
      throw refused();
    },
  };
};
