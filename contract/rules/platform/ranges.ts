import { scaled } from '#contract/cart/money.ts';

/** A range including both limits; without `from` it starts at zero, without `to` it has no end. */
export interface Range {
  /** Ranges of different keys have nothing to do with each other. */
  key: string;
  from: string | null;
  to: string | null;
}

/** Amounts between two; `to` is null where there is no end. */
export interface Gap {
  from: string;
  to: string | null;
}

export interface Finding {
  /** `to` is below `from`. */
  isReversed: boolean;
  /** The place of another range of the same key that has amounts in common. */
  overlaps: number | null;
  /** Amounts below it that no range has. */
  gapBefore: Gap | null;
  /** Amounts above it that no range has; only of the last one of its key. */
  gapAfter: Gap | null;
}

interface Whole {
  at: number;
  from: bigint;
  to: bigint | null;
}

/**
 * How ranges lie to each other, in their order. One that is reversed or no decimal stands beside the
 * others.
 * @param places of the smallest step: 2 for cents
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

/** Of ranges that rise, those of one key. */
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

/** Where the next range begins; null behind one that has no end, or that is no decimal. */
export const nextFrom = (to: string | null, places: number): string | null => {
  const whole = to === null ? null : wholeOf(0, null, to, places);
  return whole?.to == null ? null : decimalOf(whole.to + 1n, places);
};
