import { useEffect, useRef, useState } from 'react';

/** Runs an effect once the values have not changed for the given time. */
export const useDebouncedEffect = (
  effect: () => void,
  milliseconds: number,
  values: readonly unknown[],
) => {
  const latest = useRef(effect);
  latest.current = effect;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, ...values]);
};

/** Debounces a value: returns it once it has not changed for the given time. */
export const useDebounced = <Value>(value: Value, milliseconds: number): Value => {
  const [settled, setSettled] = useState(value);
  useDebouncedEffect(() => setSettled(value), milliseconds, [value]);
  return settled;
};
