import { useCallback, useRef, useState } from 'react';

/** Steps in pixels, so that resizing a window does not rerender its tables continuously. */
const step = 20;

/**
 * The width of the element that receives the ref, in pixels, rounded down; infinite while it is not
 * displayed, and undefined in the first rendering, before the element exists.
 */
export const useWidth = (): [number | undefined, (element: HTMLElement | null) => void] => {
  const [width, setWidth] = useState<number>();
  const observer = useRef<ResizeObserver>(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!element) return;
    const measure = () => {
      const { clientWidth } = element;
      setWidth(clientWidth ? Math.floor(clientWidth / step) * step : Number.POSITIVE_INFINITY);
    };
    // measured before the first paint, so that no column jumps
    measure();
    observer.current = new ResizeObserver(measure);
    observer.current.observe(element);
  }, []);
  return [width, ref];
};
