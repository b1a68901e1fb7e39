import { useEffect, useState } from 'react';

/** So many are drawn in a frame. */
const step = 20;

/** How many of `count` are drawn: a few more with each frame, so that no frame takes long. */
export const useDrawn = (count: number): number => {
  const [before, setBefore] = useState(0);
  const drawn = Math.min(count, before + step);
  useEffect(() => {
    if (drawn === before) return;
    const frame = requestAnimationFrame(() => setBefore(drawn));
    return () => cancelAnimationFrame(frame);
  }, [drawn, before]);
  return drawn;
};
