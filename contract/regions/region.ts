import type { Place } from './place.ts';

/** A part of Germany. `value` is null, a state's abbreviation or the first 1 to 5 digits of a postcode. */
export interface Region {
  type: 'germany' | 'state' | 'postcode';
  value: string | null;
}

export const holds = ({ type, value }: Region, { postcode, states }: Place): boolean => {
  if (type === 'germany') return true;
  if (value === null) return false;
  return type === 'postcode' ? postcode.startsWith(value) : states.some((state) => state === value);
};

/** Whether a place is in one of the regions; an empty list means all of Germany. */
export const isWithin = (regions: readonly Region[], place: Place): boolean =>
  regions.length === 0 || regions.some((region) => holds(region, place));

/** From 0 for Germany and 1 for a state to 6 for a complete postcode. */
const specificity = ({ type, value }: Region): number =>
  type === 'postcode' ? 1 + (value?.length ?? 0) : Number(type === 'state');

/**
 * The items whose region is the most specific one that contains the place; wider regions are no
 * fallback for values missing there. The result has items of two regions only if the postcode
 * belongs to two states.
 */
export const mostSpecific = <Item extends { region: Region }>(
  items: readonly Item[],
  place: Place,
): Item[] => {
  const holding = items.filter(({ region }) => holds(region, place));
  const most = Math.max(...holding.map(({ region }) => specificity(region)));
  return holding.filter(({ region }) => specificity(region) === most);
};

/** A key that is equal for equal regions. */
export const regionKey = ({ type, value }: Region): string => `${type} ${value ?? ''}`;
