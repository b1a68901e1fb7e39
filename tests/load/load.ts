/** A request of a load, and how it was answered. */
export interface Asked {
  /** Part of the trial in which it was sent. */
  phase: string;
  release: string;
  what: string;
  ms: number;
  /** Why it was refused. */
  refusal?: string;
}

/** No request may take longer. */
export const mostMs = 3_000;

const isTooSlow = ({ ms }: Asked): boolean => ms > mostMs;

/** A line for each request that was refused or answered too late. */
export const faultsOf = (asked: readonly Asked[]): string[] =>
  asked
    .filter((each) => each.refusal !== undefined || isTooSlow(each))
    .map(
      ({ phase, release, what, ms, refusal = 'answered late' }) =>
        `${phase}, ${release} release: ${what}, after ${(ms / 1000).toFixed(1)} s: ${refusal}`,
    );

/** Begins work repeatedly; the returned function stops that, and waits for the work under way. */
type Pace = (begin: (n: number) => Promise<unknown>) => () => Promise<void>;

/** Begins at a constant rate, whether or not earlier work has ended: users do not wait for each other. */
export const atRate =
  (everyMs: number): Pace =>
  (begin) => {
    const pending = new Set<Promise<unknown>>();
    let n = 0;
    const timer = setInterval(() => {
      const work = begin(n).finally(() => pending.delete(work));
      pending.add(work);
      n += 1;
    }, everyMs);
    return async () => {
      clearInterval(timer);
      await Promise.all(pending);
    };
  };

/** Users who work without a pause: each begins when their own earlier work has ended. */
export const byUsers =
  (users: number): Pace =>
  (begin) => {
    let n = 0;
    let isOver = false;
    const work = async () => {
      while (!isOver) {
        n += 1;
        await begin(n - 1);
      }
    };
    const working = Array.from({ length: users }, work);
    return async () => {
      isOver = true;
      await Promise.all(working);
    };
  };

/** Sends a request; answers undefined if it was refused. */
export type Ask = <Answer>(
  what: string,
  work: () => Promise<Answer>,
) => Promise<Answer | undefined>;

/** Something that a user does, with one or more requests; `turn` counts how often it was done before. */
export type Action = (ask: Ask, turn: number) => Promise<unknown>;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // what Node's fetch says of a broken connection
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};

/** A load on one or more releases. Each release gets actions at this pace. */
export const createLoad = (pace: Pace) => {
  const asked: Asked[] = [];
  let phase = '';
  const askOf =
    (release: string): Ask =>
    async (what, work) => {
      const sent = { phase, release, what };
      const begun = performance.now();
      const note = (answer: Pick<Asked, 'refusal'>) =>
        asked.push({ ...sent, ms: performance.now() - begun, ...answer });
      try {
        const answer = await work();
        note({});
        return answer;
      } catch (error) {
        note({ refusal: reasonOf(error) });
        return undefined;
      }
    };
  return {
    asked,
    enter: (name: string): void => {
      phase = name;
    },
    /** Does the actions in turn; the returned function ends that, and waits for the last ones. */
    join: (release: string, actions: readonly Action[]): (() => Promise<void>) => {
      const ask = askOf(release);
      return pace(async (n) => {
        try {
          await actions[n % actions.length]?.(ask, Math.floor(n / actions.length));
        } catch (error) {
          asked.push({ phase, release, what: 'an action', ms: 0, refusal: reasonOf(error) });
        }
      });
    },
  };
};
