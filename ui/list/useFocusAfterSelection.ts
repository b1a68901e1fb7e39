import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the list's header when the selection toolbar disappears together with the
 * clicked button. The next selection starts there.
 */
export const useFocusAfterSelection = (isSelected: boolean): void => {
  const wasSelected = useRef(false);
  // runs on each render, because a confirmation dialog may close after the selection was cleared
  useEffect(() => {
    const { activeElement: focused, body } = document;
    if (!isSelected && focused?.closest('[role=dialog]')) return;
    if (!isSelected && wasSelected.current && focused === body) {
      document.querySelector<HTMLElement>('thead input')?.focus({ preventScroll: true });
    }
    wasSelected.current = isSelected;
  });
};
