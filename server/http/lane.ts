import pLimit from 'p-limit';
import { errorText } from '#contract/errors.ts';
import { DomainError } from '#server/errors/domainError.ts';

/** So many may wait: a burst, which passes. */
const roomForBurst = 100;
/** A queue that has not been empty for so long is no burst, but more than can be done. */
const burstMs = 500;
/** Then so many may wait: as many as one page asks for at once. */
const roomInOverload = 6;
/** Nobody waits longer, whatever those do who are in. */
const patienceMs = 2_000;

/** More came than can be done, and nothing was done of this: the client relies on that and asks again. */
export class Overloaded extends DomainError {
  constructor() {
    super('UNAVAILABLE', { msg: errorText.busy });
  }
}

export interface Lane {
  name: string;
  /** Does the work when its turn comes. @throws {Overloaded} */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Whether one more would be refused; counts the refusal if so. */
  refuses: () => boolean;
  figures: () => { active: number; waiting: number; refused: number };
}

/**
 * A bounded queue: so many at once, and those who wait in the order they came.
 * @param beforeNext done at the end of each turn
 */
export const createLane = (
  name: string,
  atOnce: number,
  beforeNext: () => Promise<void> = async () => undefined,
): Lane => {
  const limit = pLimit(atOnce);
  let refused = 0;
  let lastEmpty = performance.now();

  const refuse = () => {
    refused += 1;
    return new Overloaded();
  };

  const isFull = () => {
    const now = performance.now();
    if (limit.pendingCount === 0) lastEmpty = now;
    return limit.pendingCount >= (now - lastEmpty < burstMs ? roomForBurst : roomInOverload);
  };

  const refuses = () => {
    if (!isFull()) return false;
    refused += 1;
    return true;
  };

  const run = <Result>(work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (isFull()) return reject(refuse());
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(refuse());
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
