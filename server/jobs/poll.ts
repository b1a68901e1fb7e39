import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '#server/db/failures.ts';

/** How often each process looks. */
const lookEveryMs = 1_000;

interface Polling {
  /** Aborted when polling is to end. */
  signal: AbortSignal;
  /** Ends the wait before the next look. */
  wake: () => void;
  /** Reports an error, unless the database is away: the next look catches up. */
  report: (error: unknown) => void;
  /** Ends polling; waits for a look in progress. */
  stop: () => Promise<void>;
}

/**
 * Looks every second for what triggers have noted. They do it without the knowledge of a process, and a
 * pooler would not pass on a notification.
 */
export const startPolling = (
  look: (polling: Polling) => Promise<void>,
  reportTo: (error: Error) => void,
): Polling => {
  const stopping = new AbortController();
  let nap = new AbortController();
  const report = (error: unknown) => {
    if (!isUnavailable(error)) reportTo(error as Error);
  };
  const loop = async () => {
    while (!stopping.signal.aborted) {
      nap = new AbortController();
      await look(polling).catch(report);
      const signal = AbortSignal.any([nap.signal, stopping.signal]);
      await sleep(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const polling: Polling = {
    signal: stopping.signal,
    wake: () => nap.abort(),
    report,
    stop: async () => {
      stopping.abort();
      await looping;
    },
  };
  const looping = loop();
  return polling;
};
