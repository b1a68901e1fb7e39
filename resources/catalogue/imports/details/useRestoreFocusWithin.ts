import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a component whose buttons appear and disappear: when its focused element disappears,
 * including in a dialog that it opened, the component itself takes the focus, so that keyboard
 * users continue there.
 */
export const useRestoreFocusWithin = <Part extends HTMLElement>(): {
  ref: RefObject<Part>;
  tabIndex: number;
  onFocus: () => void;
  onBlur: () => void;
} => {
  const ref = useRef<Part>(null);
  const isInside = useRef(false);
  useEffect(() => {
    // removing the focused element fires no blur event
    if (isInside.current && document.activeElement === document.body) ref.current?.focus();
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
};
