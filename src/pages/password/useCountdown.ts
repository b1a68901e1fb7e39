import { useCallback, useEffect, useState } from 'react';

/**
 * Counts down whole seconds to 0; `restart` starts again. It reads the clock, because browsers
 * delay the timers of hidden tabs.
 */
export const useCountdown = (seconds: number): { left: number; restart: () => void } => {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [end]);
  const restart = useCallback(() => setEnd(Date.now() + seconds * 1000), [seconds]);
  return { left, restart };
};
