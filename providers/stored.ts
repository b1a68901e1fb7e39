import { useSyncExternalStore } from 'react';

/** A value kept under a key of the browser's storage; `read` gets null while nothing is kept. */
export const stored = <Value>(
  key: string,
  read: (text: string | null) => Value,
  write: (value: Value) => string,
) => {
  const listeners = new Set<() => void>();
  let last: { text: string | null; value: Value } | undefined;
  // the same value for the same text: what React compares is its identity
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
