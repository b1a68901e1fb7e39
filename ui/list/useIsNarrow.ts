import { useLayoutEffect, useState } from 'react';

/** Whether the element is narrower than a width in pixels. */
export const useIsNarrow = (element: HTMLElement | null, width: number): boolean => {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setRoom(element.clientWidth || Number.POSITIVE_INFINITY);
    // measured before the first paint, so that no column jumps
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return room < width;
};
