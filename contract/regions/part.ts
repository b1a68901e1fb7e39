import type { Region } from './region.ts';
import { stateRanges } from './states.generated.ts';

const germany: Region = { type: 'germany', value: null };

/** An empty list means all of Germany. */
const named = (regions: readonly Region[]) => (regions.length === 0 ? [germany] : regions);

/** The states of each postcode range that begins with the prefix. */
const statesBelow = (prefix: string): readonly string[][] => {
  const from = Number(prefix.padEnd(5, '0'));
  const to = Number(prefix.padEnd(5, '9'));
  return stateRanges
    .filter(([first, last]) => first <= to && last >= from)
    .map(([, , ...states]) => states);
};

const isIn = ({ type, value }: Region, whole: readonly Region[]): boolean => {
  if (whole.some((each) => each.type === 'germany')) return true;
  const values = (of: Region['type']) =>
    whole.filter((each) => each.type === of).map((each) => each.value ?? '');
  if (value === null) return false;
  if (type === 'state') return values('state').includes(value);
  if (values('postcode').some((prefix) => value.startsWith(prefix))) return true;
  const below = statesBelow(value);
  return (
    below.length > 0 &&
    below.every((states) => states.some((state) => values('state').includes(state)))
  );
};

/** Whether `whole` covers all of `part`; areas of postcodes never cover a state. */
export const isPartOf = (part: readonly Region[], whole: readonly Region[]): boolean =>
  named(part).every((each) => isIn(each, named(whole)));
