import pLimit from 'p-limit';
import { errorText } from '#contract/errors.ts';
import { DomainError } from '#server/errors/domainError.ts';

/** How many may wait during a burst, which passes. */
const roomForBurst = 100;
/**
 * A queue that has not been empty for this long is not a burst but an overload, which ends when it is
 * empty and has refused nobody for as long: a pause in the middle would admit another burst.
 */
const burstMs = 500;
/** How many may wait in an overload: the number of requests that one page sends at once. */
const roomInOverload = 6;
/** No request waits longer, however long the running ones take. */
const patienceMs = 2_000;

/**
 * The server is over capacity and has done nothing for this request: the client relies on that and
 * retries.
 */
export class Overloaded extends DomainError {
  constructor() {
    super('UNAVAILABLE', { msg: errorText.busy });
  }
}

export interface RequestQueue {
  name: string;
  /** Runs the work when a slot is free. @throws {Overloaded} */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Whether one more request would be refused; counts the refusal if so. */
  refuses: () => boolean;
  figures: () => { active: number; waiting: number; refused: number };
}

/**
 * A bounded queue: a limited number of requests run at once, the others wait in order of arrival.
 * @param beforeNext runs at the end of each turn
 */
export const createRequestQueue = (
  name: string,
  atOnce: number,
  beforeNext: () => Promise<void> = async () => undefined,
): RequestQueue => {
  const limit = pLimit(atOnce);
  let refused = 0;
  let lastEmpty = performance.now();
  let lastRefused = Number.NEGATIVE_INFINITY;

  const noteRefusal = () => {
    refused += 1;
    lastRefused = performance.now();
  };

  const isFull = () => {
    const now = performance.now();
    if (limit.pendingCount === 0 && now - lastRefused >= burstMs) lastEmpty = now;
    return limit.pendingCount >= (now - lastEmpty < burstMs ? roomForBurst : roomInOverload);
  };

  const refuses = () => {
    if (!isFull()) return false;
    noteRefusal();
    return true;
  };

  const run = <Result>(work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const refuse = () => {
        noteRefusal();
        reject(new Overloaded());
      };
      if (isFull()) return refuse();
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        refuse();
      }, patienceMs);
      void limit(async () => {
        clearTimeout(timer);
        if (isLate) return;
        await work().then(resolve, reject);
        await beforeNext();
      });
    });

  const figures = () => ({ active: limit.activeCount, waiting: limit.pendingCount, refused });

  return { name, run, refuses, figures };
};
