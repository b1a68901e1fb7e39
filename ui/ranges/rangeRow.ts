import { type Region, regionKey } from '#contract/regions/region.ts';
import { states } from '#contract/regions/states.ts';

/** A row while it is edited: decimals as they are typed in plain form, '' for what is open or missing. */
export interface RangeRow {
  /** `DE`, a state's abbreviation or digits of postcodes; any other text is no region yet. */
  region: string;
  from: string;
  to: string;
  cost: string;
}

const germany = 'DE';

/** The code of a region, as rows have it. */
export const codeOf = ({ value }: Region): string => value ?? germany;

/** The region of a code; null for any other text. */
export const regionOf = (code: string): Region | null => {
  if (code === germany) return { type: 'germany', value: null };
  if ((states as readonly string[]).includes(code)) return { type: 'state', value: code };
  return /^\d{1,5}$/.test(code) ? { type: 'postcode', value: code } : null;
};

/** Rows of one region have the same; null for those that have none. */
export const keyOf = ({ region }: RangeRow): string | null => {
  const found = regionOf(region);
  return found && regionKey(found);
};
