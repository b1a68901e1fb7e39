/** How long the calls of one name took since this process started, in milliseconds. */
interface CallTime {
  name: string;
  calls: number;
  meanMs: number;
  longestMs: number;
}

/** Measures the API's calls by name. */
export interface CallTimes {
  observe(name: string, ms: number): void;
  /** The ten names with the longest calls, longest first. */
  slowest(): CallTime[];
}

/** A caller chooses which fields stand together in a document, so the number of names is limited. */
const mostNames = 1_000;
const shown = 10;

export const createCallTimes = (): CallTimes => {
  const times = new Map<string, { calls: number; totalMs: number; longestMs: number }>();
  return {
    observe: (name, ms) => {
      const known = times.get(name);
      if (!known && times.size >= mostNames) return;
      const { calls, totalMs, longestMs } = known ?? { calls: 0, totalMs: 0, longestMs: 0 };
      times.set(name, {
        calls: calls + 1,
        totalMs: totalMs + ms,
        longestMs: Math.max(longestMs, ms),
      });
    },
    slowest: () =>
      [...times]
        .sort(([, one], [, other]) => other.longestMs - one.longestMs)
        .slice(0, shown)
        .map(([name, { calls, totalMs, longestMs }]) => ({
          name,
          calls,
          meanMs: Math.round(totalMs / calls),
          longestMs: Math.round(longestMs),
        })),
  };
};
