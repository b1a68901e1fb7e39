import { useSyncExternalStore } from 'react';

/*
 * What belongs to the browser rather than to the session: it survives signing out. Kept outside
 * react-admin's store, which a logout empties, and readable before react-admin is loaded.
 */

export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

export const themeModes = ['system', 'light', 'dark'] as const;

const preference = <Value extends string>(
  key: string,
  values: readonly Value[],
  fallback: Value,
) => {
  const listeners = new Set<() => void>();
  const get = (): Value => {
    const stored = localStorage.getItem(key);
    return values.find((value) => value === stored) ?? fallback;
  };
  const subscribe = (listener: () => void) => {
    const onStorage = (event: StorageEvent) => event.key === key && listener();
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  };
  return {
    get,
    set: (value: Value) => {
      localStorage.setItem(key, value);
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
};

/** German is the default and the fallback (specification 1). */
export const language = preference('atrium.language', languages, 'de');
export const themeMode = preference('atrium.theme', themeModes, 'system');
