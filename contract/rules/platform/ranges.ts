import { scaled } from '#contract/cart/money.ts';

/** A range including both limits; without `from` it starts at zero, without `to` it has no end. */
export interface Range {
  /** Ranges with different keys are independent. */
  key: string;
  from: string | null;
  to: string | null;
}

/** A gap between two amounts; `to` is null if the gap is open-ended. */
export interface Gap {
  from: string;
  to: string | null;
}

export interface Finding {
  /** Whether `to` is below `from`. */
  isReversed: boolean;
  /** Index of another range with the same key that overlaps this one. */
  overlaps: number | null;
  /** The gap directly below this range. */
  gapBefore: Gap | null;
  /** The gap above this range; only for the last range of its key. */
  gapAfter: Gap | null;
}

interface Whole {
  at: number;
  from: bigint;
  to: bigint | null;
}

/**
 * Overlaps and gaps of ranges, in the order of the ranges. Reversed ranges and ranges with invalid
 * decimals are ignored.
 * @param places decimal places of the smallest step: 2 for cents
 */
export const findingsOf = (ranges: readonly Range[], places: number): Finding[] => {
  const findings = ranges.map(
    (): Finding => ({ isReversed: false, overlaps: null, gapBefore: null, gapAfter: null }),
  );
  for (const group of grouped(ranges, findings, places)) findIn(group, findings, places);
  return findings;
};

const grouped = (
  ranges: readonly Range[],
  findings: readonly Finding[],
  places: number,
): Whole[][] => {
  const groups = new Map<string, Whole[]>();
  for (const [at, { key, from, to }] of ranges.entries()) {
    const whole = wholeOf(at, from, to, places);
    if (!whole) continue;
    if (whole.to !== null && whole.to < whole.from) (findings[at] as Finding).isReversed = true;
    else groups.set(key, [...(groups.get(key) ?? []), whole]);
  }
  return [...groups.values()].map((group) => group.sort(byStart));
};

const byStart = (one: Whole, other: Whole): number =>
  Number(one.from - other.from) || one.at - other.at;

const wholeOf = (
  at: number,
  from: string | null,
  to: string | null,
  places: number,
): Whole | null => {
  const decimal = new RegExp(`^\\d+(\\.\\d{1,${places}})?$`);
  if ((from !== null && !decimal.test(from)) || (to !== null && !decimal.test(to))) return null;
  return { at, from: scaled(from ?? '0', places), to: to === null ? null : scaled(to, places) };
};

/** Adds the findings of one key's ranges, which are in ascending order. */
const findIn = (group: readonly Whole[], findings: Finding[], places: number): void => {
  let reached = -1n;
  let last: Whole | null = null;
  const text = (amount: bigint) => decimalOf(amount, places);
  for (const range of group) {
    const finding = findings[range.at] as Finding;
    if (last && (last.to === null || range.from <= reached)) finding.overlaps = last.at;
    else if (range.from > reached + 1n) {
      finding.gapBefore = { from: text(reached + 1n), to: text(range.from - 1n) };
    }
    if (!last || isFurther(range, last)) last = range;
    reached = last.to ?? reached;
  }
  if (last && last.to !== null) {
    (findings[last.at] as Finding).gapAfter = { from: text(last.to + 1n), to: null };
  }
};

const isFurther = (range: Whole, last: Whole): boolean =>
  last.to !== null && (range.to === null || range.to > last.to);

const decimalOf = (amount: bigint, places: number): string => {
  const digits = amount.toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

/** Start of the next range; null after a range that is open-ended or not a decimal. */
export const nextFrom = (to: string | null, places: number): string | null => {
  const whole = to === null ? null : wholeOf(0, null, to, places);
  return whole?.to == null ? null : decimalOf(whole.to + 1n, places);
};
