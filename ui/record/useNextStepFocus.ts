import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Marks the buttons of next steps, for `useNextStepFocus`. */
export const nextStep = { 'data-next-step': '' } as const;

/**
 * For a page whose steps replace its buttons: when the focused one, or the dialog that it opened,
 * disappears, the next step gets the focus. That is the one of the same list item or section,
 * otherwise the page's first one, and without any the page's heading.
 */
export const useNextStepFocus = <Page extends HTMLElement>(): {
  ref: RefObject<Page>;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
} => {
  const ref = useRef<Page>(null);
  const isInside = useRef(false);
  const item = useRef<Element | null>(null);
  useEffect(() => {
    const page = ref.current;
    if (!page) return;
    const restore = () => {
      const isLost = isInside.current && document.activeElement === document.body;
      // until a dialog is gone, it takes the focus back
      if (isLost && !document.querySelector('[aria-modal="true"]')) {
        focusNext(page, item.current);
      }
    };
    // an answer replaces buttons, or enables them again
    const observer = new MutationObserver(restore);
    const attributeFilter = ['disabled'];
    observer.observe(page, { childList: true, subtree: true, attributeFilter });
    return () => observer.disconnect();
  }, []);
  return {
    ref,
    onFocus: ({ target }) => {
      isInside.current = true;
      // elements of a dialog are elsewhere in the document
      if (ref.current?.contains(target)) item.current = target.closest('li, section');
    },
    onBlur: ({ target }) => {
      // disabling or removing an element is not leaving it
      queueMicrotask(() => {
        isInside.current &&= !target.isConnected || target.matches(':disabled');
      });
    },
  };
};

const focusNext = (page: HTMLElement, item: Element | null): void => {
  const stepIn = (part: Element | null) => part?.querySelector<HTMLElement>('[data-next-step]');
  const step = stepIn(item?.isConnected ? item : null) ?? stepIn(page);
  if (step) {
    // disabled ones are enabled by the answer that is awaited
    step.focus();
    return;
  }
  const heading = page.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
};
