/** Something that a soak watches. */
export interface Measure {
  name: string;
  /** By how much it may grow in the second half, beside {@link share} of where that begins. */
  atLeast: number;
  share?: number;
}

export interface Growth {
  name: string;
  /** Where the second half begins. */
  from: number;
  /** What it grows by in the second half; negative if it shrinks. */
  by: number;
  allowed: number;
  isFlat: boolean;
}

/** Whatever rises and falls in a rhythm, as memory and dead rows do, has a low in each of them. */
const parts = 10;

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
};

/** The lows of the equal parts of the second half. */
const lowsOf = (values: readonly number[]): number[] => {
  const half = values.slice(Math.floor(values.length / 2));
  return Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((at) => Math.round((at * half.length) / parts));
    return Math.min(...half.slice(from, to));
  });
};

/**
 * Judges evenly spaced values. Those of the second half are cut into ten parts, each with its low. The
 * growth is the median of the slopes between all pairs of lows (Theil and Sen), over the whole half: a
 * few outliers or a last one that is high do not change it, and whatever grows steadily does.
 */
export const growthOf = (
  { name, atLeast, share = 0 }: Measure,
  values: readonly number[],
): Growth => {
  if (values.length < 4 * parts) throw new Error(`${name}: ${values.length} values are too few.`);
  const lows = lowsOf(values);
  const slopes = lows.flatMap((low, at) =>
    lows.slice(at + 1).map((later, further) => (later - low) / (further + 1)),
  );
  const from = lows[0] ?? 0;
  const by = medianOf(slopes) * (parts - 1);
  const allowed = Math.max(atLeast, share * from);
  return { name, from, by, allowed, isFlat: by <= allowed };
};
