import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a part whose buttons come and go: what had the focus and is gone, in a dialog of its own, too,
 * leaves it to the part, so that whoever uses the keyboard goes on there.
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
    // what is removed says nothing of losing it
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
