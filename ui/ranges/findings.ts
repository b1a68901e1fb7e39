import { type Finding, findingsOf, nextFrom } from '#contract/rules/platform/ranges.ts';
import { keyOf, type RangeRow } from './rangeRow.ts';

/**
 * The unit of the rows' ranges: euros or kilograms; `pallet` has a price per pallet and `region` a
 * cost per region, both without ranges.
 */
export type RangeKind = 'price' | 'weight' | 'pallet' | 'region';

export const hasRanges = (kind: RangeKind): kind is 'price' | 'weight' =>
  kind === 'price' || kind === 'weight';

export const placesOf = (kind: RangeKind): number => (kind === 'weight' ? 3 : 2);

const none: Finding = { isReversed: false, overlaps: null, gapBefore: null, gapAfter: null };

/** The overlaps and gaps between the rows; a row without a region has no findings. */
export const findingsOfRows = (rows: readonly RangeRow[], kind: RangeKind): Finding[] => {
  const isRanged = hasRanges(kind);
  const placed = rows.flatMap((row, at) => {
    const key = keyOf(row);
    if (key === null) return [];
    return [{ at, key, from: (isRanged && row.from) || null, to: (isRanged && row.to) || null }];
  });
  const found = findingsOf(placed, placesOf(kind));
  const findings = rows.map(() => none);
  for (const [n, finding] of found.entries()) {
    const overlaps = finding.overlaps === null ? null : (placed[finding.overlaps]?.at ?? null);
    findings[placed[n]?.at ?? 0] = { ...finding, overlaps };
  }
  return findings;
};

/** A new row after the others, with the last row's region, starting at the end of its range. */
export const rowAfter = (rows: readonly RangeRow[], kind: RangeKind): RangeRow => {
  const last = rows.at(-1);
  const empty = { region: '', from: '', to: '', cost: '' };
  if (!last || !hasRanges(kind)) return empty;
  const from = nextFrom(last.to || null, placesOf(kind));
  return from === null ? empty : { ...empty, region: last.region, from };
};
