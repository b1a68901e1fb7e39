import { useEffect, useState } from 'react';

/** The number of rows rendered per frame. */
const step = 20;

/**
 * The number of rows to render, which grows up to `count` frame by frame, so that no frame takes
 * long.
 */
export const useProgressiveCount = (count: number): number => {
  const [before, setBefore] = useState(0);
  const drawn = Math.min(count, before + step);
  useEffect(() => {
    if (drawn === before) return;
    const frame = requestAnimationFrame(() => setBefore(drawn));
    return () => cancelAnimationFrame(frame);
  }, [drawn, before]);
  return drawn;
};
