import { useSyncExternalStore } from 'react';

/** A value in the browser's storage; `read` receives null if there is no value. */
export const stored = <Value>(
  key: string,
  read: (text: string | null) => Value,
  write: (value: Value) => string,
) => {
  const listeners = new Set<() => void>();
  let last: { text: string | null; value: Value } | undefined;
  // returns the same object for the same text, because React compares identity
  const get = (): Value => {
    const text = localStorage.getItem(key);
    if (last?.text !== text || !last) last = { text, value: read(text) };
    return last.value;
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
      localStorage.setItem(key, write(value));
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
};
