import { useEffect, useState, useSyncExternalStore } from 'react';

let guards: readonly symbol[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly symbol[]) => {
  guards = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Returns whether this guard is the topmost of those with unsaved input: a dialog's guard is above its
 * page's. React Router supports one blocker at a time.
 */
export const useIsTopGuard = (isAtRisk: boolean): boolean => {
  const [guard] = useState(() => Symbol('guard'));
  useEffect(() => {
    if (!isAtRisk) return;
    change([...guards, guard]);
    return () => change(guards.filter((each) => each !== guard));
  }, [isAtRisk, guard]);
  return useSyncExternalStore(subscribe, () => guards.at(-1) === guard);
};
