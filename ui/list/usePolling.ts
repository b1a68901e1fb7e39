import { useEffect } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

const pollMs = 1000;

/**
 * Refetches the list every second while a record is in progress. Returns a function that refetches
 * immediately.
 */
export const usePolling = <Item extends RaRecord>(
  isInProgress: (record: Item) => boolean,
): (() => void) => {
  const { data, refetch } = useListContext<Item>();
  const isRunning = data?.some(isInProgress) ?? false;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => document.hidden || refetch(), pollMs);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);
  return refetch;
};
