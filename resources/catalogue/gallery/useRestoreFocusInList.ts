import { type FocusEvent, useEffect, useRef } from 'react';
import { isFocusLost } from '#ui/dialogs/useRestoreFocus.ts';

/**
 * Keeps the keyboard focus in a list of cards. When a card disappears after `expectChange`, the
 * card that takes its position gets the focus, or the page's content if no card is left.
 * @param cards the cards on the page
 */
export const useRestoreFocusInList = (cards: unknown) => {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef(0);
  const isChanging = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a card can disappear only when these change
  useEffect(() => {
    if (!isChanging.current || !isFocusLost()) return;
    isChanging.current = false;
    const items = [...(list.current?.children ?? [])];
    const next = items[Math.min(place.current, items.length - 1)];
    (next?.querySelector('button') ?? document.querySelector('main'))?.focus();
  }, [cards]);
  useEffect(
    () => () => {
      if (isChanging.current) document.querySelector<HTMLElement>('main')?.focus();
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
      isChanging.current = true;
    },
  };
};
