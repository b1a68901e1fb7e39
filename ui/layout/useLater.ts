import { useEffect, useState } from 'react';

/** False at first; true once this time has passed. */
export const useLater = (ms: number): boolean => {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLater;
};
