import { useEffect, useRef } from 'react';

/**
 * Gives the keyboard a place when the toolbar of a selection goes with the button that was pressed: at
 * the head of the list, where the next selection begins.
 */
export const useFocusAfterSelection = (isSelected: boolean): void => {
  const wasSelected = useRef(false);
  // each time: a dialog that asked before may close after the selection has gone
  useEffect(() => {
    const { activeElement: focused, body } = document;
    if (!isSelected && focused?.closest('[role=dialog]')) return;
    if (!isSelected && wasSelected.current && focused === body) {
      document.querySelector<HTMLElement>('thead input')?.focus({ preventScroll: true });
    }
    wasSelected.current = isSelected;
  });
};
