import { type Region, regionKey } from '#contract/regions/region.ts';
import { states } from '#contract/regions/states.ts';

/** A row of the form. Amounts are plain decimals as typed; '' means open-ended or missing. */
export interface RangeRow {
  /**
   * `DE`, the abbreviation of a state, or the leading digits of postcodes; any other text is
   * invalid.
   */
  region: string;
  from: string;
  to: string;
  cost: string;
}

const germany = 'DE';

/** The code of a region, as the rows store it. */
export const codeOf = ({ value }: Region): string => value ?? germany;

/** The region of a code; null for any other text. */
export const regionOf = (code: string): Region | null => {
  if (code === germany) return { type: 'germany', value: null };
  if ((states as readonly string[]).includes(code)) return { type: 'state', value: code };
  return /^\d{1,5}$/.test(code) ? { type: 'postcode', value: code } : null;
};

/** A key that rows of the same region share; null for a row without a region. */
export const keyOf = ({ region }: RangeRow): string | null => {
  const found = regionOf(region);
  return found && regionKey(found);
};
