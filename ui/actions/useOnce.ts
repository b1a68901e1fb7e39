import { type MouseEvent, useRef } from 'react';

type Action = (event: MouseEvent<HTMLElement>) => unknown;

/**
 * The handler of an action's button. It ignores the second click of a double click, even where the
 * first has been answered meanwhile, and further ones until the promise of the first is settled.
 * Whoever makes the call reports its failure.
 */
export const useOnce = (action: Action | undefined): ((event: MouseEvent<HTMLElement>) => void) => {
  const isRunning = useRef(false);
  return (event) => {
    if (isRunning.current || event.detail > 1) {
      // a form's button does not submit it either
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
