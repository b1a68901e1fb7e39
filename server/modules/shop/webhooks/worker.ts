import { setTimeout as sleep } from 'node:timers/promises';
import { startPolling } from '#server/jobs/poll.ts';
import { type Delivering, deliver, takeDue } from './deliver.ts';

/** Requests of one process at once. */
const atOnce = 16;
/** Time that requests have to end when the process stops; others send the rest again. */
const endingMs = 5_000;

/**
 * Delivers events that are due until the returned function is called, which waits for requests in
 * progress.
 */
export const startDelivering = (
  deps: Delivering,
  report: (error: Error) => void,
): (() => Promise<void>) => {
  const running = new Set<Promise<void>>();
  const polling = startPolling(async (loop) => {
    if (running.size >= atOnce) return;
    for (const each of await takeDue(deps, atOnce - running.size)) {
      const run = deliver(deps, each)
        .catch(loop.report)
        .finally(() => {
          running.delete(run);
          // something else may be due now: the next event of the order
          loop.wake();
        });
      running.add(run);
    }
  }, report);
  return async () => {
    await polling.stop();
    await Promise.race([Promise.all(running), sleep(endingMs, undefined, { ref: false })]);
  };
};
