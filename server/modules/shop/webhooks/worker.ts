import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '#server/db/failures.ts';
import { type Delivering, deliver, takeDue } from './deliver.ts';

/** How often each process looks for events that are due. */
const lookEveryMs = 1_000;
/** Requests of one process at once. */
const atOnce = 16;
/** Time that requests have to end when the process stops; others send the rest again. */
const endingMs = 5_000;

/**
 * Delivers events until the returned function is called, which waits for requests in progress.
 * It polls: triggers write events without the knowledge of a process, and a pooler would not pass on a
 * notification.
 */
export const startDelivering = (
  deps: Delivering,
  report: (error: Error) => void,
): (() => Promise<void>) => {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let nap = new AbortController();

  const begin = (work: Promise<void>) => {
    const run = work.catch(reportUnlessAway).finally(() => {
      running.delete(run);
      // something else may be due now: the next event of the order
      nap.abort();
    });
    running.add(run);
  };
  // the next look catches up
  const reportUnlessAway = (error: unknown) => {
    if (!isUnavailable(error)) report(error as Error);
  };
  const look = async () => {
    if (running.size >= atOnce) return;
    for (const each of await takeDue(deps, atOnce - running.size)) begin(deliver(deps, each));
  };
  const loop = async () => {
    while (!stopping.signal.aborted) {
      nap = new AbortController();
      await look().catch(reportUnlessAway);
      const signal = AbortSignal.any([nap.signal, stopping.signal]);
      await sleep(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const looping = loop();
  return async () => {
    stopping.abort();
    await looping;
    await Promise.race([Promise.all(running), sleep(endingMs, undefined, { ref: false })]);
  };
};
