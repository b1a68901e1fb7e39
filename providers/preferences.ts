import { languages } from '#contract/language.ts';
import { stored } from './stored.ts';

/*
 * Settings of the browser rather than the session: they survive signing out. Kept outside
 * react-admin's store, which a logout empties, and readable before react-admin is loaded.
 */

export const themeModes = ['system', 'light', 'dark'] as const;

export const densities = ['comfortable', 'compact'] as const;

const preference = <Value extends string>(key: string, values: readonly Value[], fallback: Value) =>
  stored<Value>(
    key,
    (text) => values.find((value) => value === text) ?? fallback,
    (value) => value,
  );

const readNames = (text: string | null): readonly string[] => {
  try {
    const names: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
};

/** German is the default and the fallback (specification 1). */
export const language = preference('atrium.language', languages, 'de');
export const themeMode = preference('atrium.theme', themeModes, 'system');
/** Row density of all lists. */
export const density = preference('atrium.density', densities, 'comfortable');

/** A list of names stored under this key. */
export const storedNames = (key: string) =>
  stored(key, readNames, (names: readonly string[]) => JSON.stringify(names));

/** The lists whose further filters are unfolded. */
export const openFilters = storedNames('atrium.openFilters');

const hiddenColumns = new Map<string, ReturnType<typeof storedNames>>();

/** Columns of a list that are hidden, or shown although they are by choice, by source. */
export const hiddenColumnsOf = (list: string) => {
  const known = hiddenColumns.get(list);
  if (known) return known;
  const made = storedNames(`atrium.columns.${list}`);
  hiddenColumns.set(list, made);
  return made;
};
