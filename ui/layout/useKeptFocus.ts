import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a part whose buttons come and go: when its focused element disappears, also in a dialog it
 * opened, the part itself takes the focus, so keyboard users continue there.
 */
export const useKeptFocus = <Part extends HTMLElement>(): {
  ref: RefObject<Part>;
  tabIndex: number;
  onFocus: () => void;
  onBlur: () => void;
} => {
  const ref = useRef<Part>(null);
  const isInside = useRef(false);
  useEffect(() => {
    // a removed element fires no blur event
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
