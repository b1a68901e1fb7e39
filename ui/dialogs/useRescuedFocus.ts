import { useEffect, useRef } from 'react';

/**
 * Moves the focus when a change removed or disabled the focused element; the keyboard would
 * otherwise start at the top of the page again.
 * @param target the element to focus
 * @param happened a new value signals a change
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

/**
 * Whether the focus is nowhere, on a disabled element, or on a dialog as a whole, which takes it
 * when no element inside has it.
 */
export const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.matches(':disabled, [role=presentation], [role=dialog], main')
  );
};
