import { type FocusEvent, useEffect, useRef } from 'react';
import { isFocusLost } from '#ui/dialogs/useRestoreFocus.ts';

/** Within this time after a deletion, the list may be loaded more than once until the card is gone. */
const changeMs = 5000;

/** Waits for a dialog that is closing: until it is gone, it takes the focus back. */
const afterDialogs = (act: () => void): void => {
  if (document.querySelector('[aria-modal="true"], .MuiDialog-root')) {
    requestAnimationFrame(() => afterDialogs(act));
  } else act();
};

/**
 * Keeps the keyboard focus in a list of cards. When a card disappears after `expectChange`, the
 * card that takes its position gets the focus, or the page's content if no card is left.
 * @param cards the cards on the page
 */
export const useRestoreFocusInList = (cards: unknown) => {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef(0);
  const expectedUntil = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a card can disappear only when these change
  useEffect(() => {
    if (performance.now() > expectedUntil.current) return;
    afterDialogs(() => {
      if (!isFocusLost()) return;
      const items = [...(list.current?.children ?? [])];
      const next = items[Math.min(place.current, items.length - 1)];
      (next?.querySelector('button') ?? document.querySelector('main'))?.focus();
    });
  }, [cards]);
  useEffect(
    () => () => {
      if (performance.now() > expectedUntil.current) return;
      afterDialogs(() => {
        if (isFocusLost()) document.querySelector<HTMLElement>('main')?.focus();
      });
    },
    [],
  );

  return {
    list,
    notePlace: ({ target }: FocusEvent) => {
      const items = [...(list.current?.children ?? [])];
      const at = items.findIndex((item) => item.contains(target));
      if (at >= 0) place.current = at;
    },
    expectChange: () => {
      expectedUntil.current = performance.now() + changeMs;
    },
  };
};
