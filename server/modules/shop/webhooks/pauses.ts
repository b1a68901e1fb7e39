/* docs/decisions/0055-webhooks.md */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The pauses after failed attempts, in milliseconds; after the last one, an event is given up. */
export const pauses: readonly number[] = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  24 * hour,
];

/** How long an endpoint may fail before it is switched off: all pauses together, about three days. */
export const patienceMs = pauses.reduce((sum, pause) => sum + pause, 0);

/** By how much a pause may be longer, so that events that failed together are not retried together. */
const jitter = 0.1;

/** How long each of the pauses is at most. */
export const longestPauses: readonly number[] = pauses.map((pause) => pause * (1 + jitter));

/**
 * The pause after the given number of failed attempts, in milliseconds; null if the event is given up.
 * @param chance from 0 to 1
 */
export const pauseAfter = (attempts: number, chance = Math.random()): number | null => {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : Math.round(pause * (1 + jitter * chance));
};
