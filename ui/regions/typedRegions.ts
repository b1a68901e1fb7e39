import type { Region } from '#contract/regions/region.ts';
import { regionKey } from '#contract/regions/region.ts';

const germany: Region = { type: 'germany', value: null };

const prefix = /^(\d{1,5})\*?$/;

/** The postcode or, after pasting, postcodes in a text; null if it contains anything else. */
const postcodesIn = (text: string): Region[] | null => {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const found = parts.map((part) => prefix.exec(part)?.[1]);
  if (found.length === 0 || found.includes(undefined)) return null;
  return found.map((value) => ({ type: 'postcode', value: value as string }));
};

/** The choices for a text: the postcodes in it, or the regions whose name contains it. */
export const regionsFor = (
  text: string,
  states: readonly Region[],
  nameOf: (region: Region) => string,
): Region[] => {
  const postcodes = postcodesIn(text);
  if (postcodes) return postcodes.slice(0, 1);
  const wanted = text.trim().toLowerCase();
  return [germany, ...states].filter((each) => nameOf(each).toLowerCase().includes(wanted));
};

/**
 * The regions that a submitted `text` selects: its postcodes, or the only region with that name;
 * null if it is neither.
 */
export const regionsNamed = (
  text: string,
  states: readonly Region[],
  nameOf: (region: Region) => string,
): Region[] | null => {
  const postcodes = postcodesIn(text);
  if (postcodes) return postcodes;
  const found = regionsFor(text, states, nameOf);
  return text.trim() !== '' && found.length === 1 ? found : null;
};

/** Removes duplicates. */
export const withoutDuplicates = (regions: readonly Region[]): Region[] => [
  ...new Map(regions.map((region) => [regionKey(region), region])).values(),
];
