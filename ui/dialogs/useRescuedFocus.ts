import { useEffect, useRef } from 'react';

/**
 * Focuses something else when a change took away what had the focus, or disabled it: the keyboard would
 * begin anew at the top.
 * @param target what to focus then
 * @param happened another value says that something changed
 */
export const useRescuedFocus = (
  target: () => HTMLElement | null | undefined,
  happened: string | boolean,
): void => {
  const isFirst = useRef(true);
  const latest = useRef(target);
  latest.current = target;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is this that makes it look
  useEffect(() => {
    if (!isFirst.current && isFocusLost()) latest.current()?.focus();
    isFirst.current = false;
  }, [happened]);
};

/** Nothing has it, something disabled, or a dialog as a whole, which takes it where nothing inside does. */
export const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.matches(':disabled, [role=presentation], [role=dialog], main')
  );
};
