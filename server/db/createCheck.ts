import { setTimeout as sleep } from 'node:timers/promises';

const timeoutMs = 2_000;

/**
 * A check of something that may hang: answers within two seconds, and with `otherwise` if the check
 * fails or takes longer. Concurrent callers share one run, so that runs do not pile up.
 */
export const createCheck = <Answer>(
  ask: () => Promise<Answer>,
  otherwise: Answer,
): (() => Promise<Answer>) => {
  let running: Promise<Answer> | undefined;
  return () => {
    running ??= ask()
      .catch(() => otherwise)
      .finally(() => {
        running = undefined;
      });
    return Promise.race([running, sleep(timeoutMs, otherwise, { ref: false })]);
  };
};
