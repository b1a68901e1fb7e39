import { useEffect, useRef } from 'react';

/**
 * Moves the focus when a change removed or disabled the focused element. Otherwise keyboard
 * navigation would start again at the top of the page.
 * @param target the element to focus
 * @param happened a value that changes with each such change
 */
export const useRestoreFocus = (
  target: () => HTMLElement | null | undefined,
  happened: string | boolean,
): void => {
  const isFirst = useRef(true);
  const latest = useRef(target);
  latest.current = target;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value of `happened` triggers the check
  useEffect(() => {
    if (!isFirst.current && isFocusLost()) latest.current()?.focus();
    isFirst.current = false;
  }, [happened]);
};

/**
 * Whether the focus is lost: on no element, on a disabled element, or on the dialog itself, which
 * receives the focus when no element inside has it.
 */
export const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.matches(':disabled, [role=presentation], [role=dialog], main')
  );
};
