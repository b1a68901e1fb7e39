import { useLayoutEffect, useState } from 'react';

/** Steps in pixels, so that resizing a window does not rerender its tables continuously. */
const step = 20;

/** The width of an element in pixels, rounded down; infinite while it is not rendered. */
export const useWidth = (element: HTMLElement | null): number => {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const { clientWidth } = element;
      setWidth(clientWidth ? Math.floor(clientWidth / step) * step : Number.POSITIVE_INFINITY);
    };
    // measured before the first paint, so that no column jumps
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
