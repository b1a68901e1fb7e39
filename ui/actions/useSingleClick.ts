import { type MouseEvent, useRef } from 'react';

type Action = (event: MouseEvent<HTMLElement>) => unknown;

/**
 * The click handler of an action button. It ignores the second click of a double click, even if the
 * first has already completed, and all clicks until the promise of the first settles. The caller
 * reports errors.
 */
export const useSingleClick = (
  action: Action | undefined,
): ((event: MouseEvent<HTMLElement>) => void) => {
  const isRunning = useRef(false);
  return (event) => {
    if (isRunning.current || event.detail > 1) {
      // also prevents submitting the surrounding form
      event.preventDefault();
      return;
    }
    const end = () => {
      isRunning.current = false;
    };
    const work = action?.(event);
    if (!(work instanceof Promise)) return;
    isRunning.current = true;
    work.then(end, end);
  };
};
