import { ApiError } from '#server/graphql/errors.ts';

/** How long requests may have been waiting without a break before that is an overload, no burst. */
const standingMs = 200;
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
  begin: () => void;
  timer: NodeJS.Timeout;
}

export interface Lane {
  name: string;
  /** Waits for its turn; the answer ends it. @throws {Overloaded} */
  enter: () => Promise<() => void>;
  /** Whether one more would only wait in vain. */
  isFull: () => boolean;
  figures: { active: number; waiting: number; refused: number };
}

/**
 * Lets so many in at once. The others wait: long after a burst, which passes, and hardly at all when
 * the queue has not been empty for a while, since then a longer wait for all lets no more of them in.
 */
export const createLane = (name: string, atOnce: number): Lane => {
  const queue: Waiting[] = [];
  const figures = { active: 0, waiting: 0, refused: 0 };
  let lastEmpty = performance.now();
  const isStanding = () => queue.length > 0 && performance.now() - lastEmpty > standingMs;

  const leave = () => {
    const next = queue.shift();
    figures.waiting = queue.length;
    if (queue.length === 0) lastEmpty = performance.now();
    if (next) next.begin();
    else figures.active -= 1;
  };

  /** Ends the turn, once. */
  const turn = () => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      leave();
    };
  };

  const wait = () =>
    new Promise<() => void>((resolve, reject) => {
      const timer = setTimeout(
        () => {
          queue.splice(queue.indexOf(entry), 1);
          figures.waiting = queue.length;
          if (queue.length === 0) lastEmpty = performance.now();
          figures.refused += 1;
          reject(new Overloaded());
        },
        isStanding() ? overloadMs : burstMs,
      );
      const entry: Waiting = {
        timer,
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
    enter: async () => {
      if (figures.active < atOnce) {
        figures.active += 1;
        return turn();
      }
      if (!isFull()) return wait();
      figures.refused += 1;
      throw new Overloaded();
    },
  };
};
