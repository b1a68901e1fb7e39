import { languages } from '#contract/language.ts';
import { stored } from './stored.ts';

/*
 * Settings of the browser instead of the session: they survive a logout. They are stored outside
 * react-admin's store, which a logout clears, and can be read before react-admin is loaded.
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

/** The language; German is the default and the fallback (specification 1). */
export const language = preference('atrium.language', languages, 'de');
export const themeMode = preference('atrium.theme', themeModes, 'system');
/** The row density of all lists. */
export const density = preference('atrium.density', densities, 'comfortable');

/** A list of names stored under the given key. */
export const storedNames = (key: string) =>
  stored(key, readNames, (names: readonly string[]) => JSON.stringify(names));

/** The lists whose additional filters are expanded. */
export const openFilters = storedNames('atrium.openFilters');
