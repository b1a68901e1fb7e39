import { ApiError } from '#server/graphql/errors.ts';

/** How long requests may have been waiting without a break before that is an overload, no burst. */
const standingMs = 500;
/** For how long after a refusal it still is one. */
const calmMs = 1_000;
/** How long a request of a burst may wait, and one of an overload. */
const burstMs = 2_000;
const overloadMs = 20;
/** So many wait at most, whatever comes. */
const mostWaiting = 1_000;

export const retryAfterSeconds = 1;

/** More came than can be done. */
export class Overloaded extends ApiError {
  constructor() {
    super('UNAVAILABLE', { msg: 'error.BUSY' });
  }
}

interface Waiting {
  since: number;
  begin: () => void;
  refuse: () => void;
}

export interface Lane {
  name: string;
  /** Waits for its turn; the answer ends it. @throws {Overloaded} */
  enter: () => Promise<() => void>;
  /** Whether one more would only wait in vain. */
  isFull: () => boolean;
  /** Counts a refusal; the answer is what to throw. */
  refuse: () => Overloaded;
  figures: { active: number; waiting: number; refused: number };
}

/**
 * Lets so many in at once. The others wait: long after a burst, which passes, and hardly at all when
 * the queue has not been empty for a while, since then a longer wait for all lets no more of them in.
 * Before the next begins, `breathe` may hear whoever has come meanwhile.
 */
export const createLane = (
  name: string,
  atOnce: number,
  breathe: () => Promise<void> = async () => undefined,
): Lane => {
  const queue: Waiting[] = [];
  const figures = { active: 0, waiting: 0, refused: 0 };
  let lastEmpty = performance.now();
  let lastRefusal = Number.NEGATIVE_INFINITY;
  const isStanding = () => {
    const now = performance.now();
    return now - lastRefusal < calmMs || (queue.length > 0 && now - lastEmpty > standingMs);
  };

  const refused = () => {
    lastRefusal = performance.now();
    figures.refused += 1;
    return new Overloaded();
  };

  /** Takes one out of the queue, or the first. */
  const take = (entry = queue[0]): Waiting | undefined => {
    if (entry) queue.splice(queue.indexOf(entry), 1);
    figures.waiting = queue.length;
    if (queue.length === 0) lastEmpty = performance.now();
    return entry;
  };

  /** Those of the burst that became an overload have no more patience than the others. */
  const refuseLate = () => {
    const latest = performance.now() - overloadMs;
    while (isStanding() && queue[0] && queue[0].since < latest) queue[0].refuse();
  };

  const leave = async () => {
    await breathe();
    refuseLate();
    const next = take();
    if (next) next.begin();
    else figures.active -= 1;
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
      const timer = setTimeout(refuse, isStanding() ? overloadMs : burstMs);
      const entry: Waiting = {
        since: performance.now(),
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

  const isFull = () => queue.length >= (isStanding() ? 2 * atOnce : mostWaiting);

  return {
    name,
    figures,
    isFull,
    refuse: refused,
    enter: async () => {
      if (figures.active < atOnce) {
        figures.active += 1;
        return turn();
      }
      if (!isFull()) return wait();
      throw refused();
    },
  };
};
