import type { RangeKind } from './findings.ts';
import type { Column } from './pastedRows.ts';

/** The message key of a column's heading. */
export const headingOf = (column: Column, kind: RangeKind): string => {
  if (column === 'region') return 'ranges.region';
  if (column === 'cost') return kind === 'pallet' ? 'ranges.palletPrice' : 'ranges.cost';
  return `ranges.${kind}.${column}`;
};
