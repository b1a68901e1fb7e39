import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the head of the list when the selection toolbar disappears with the pressed
 * button; the next selection starts there.
 */
export const useFocusAfterSelection = (isSelected: boolean): void => {
  const wasSelected = useRef(false);
  // on every render: a confirmation dialog may close after the selection is gone
  useEffect(() => {
    const { activeElement: focused, body } = document;
    if (!isSelected && focused?.closest('[role=dialog]')) return;
    if (!isSelected && wasSelected.current && focused === body) {
      document.querySelector<HTMLElement>('thead input')?.focus({ preventScroll: true });
    }
    wasSelected.current = isSelected;
  });
};
