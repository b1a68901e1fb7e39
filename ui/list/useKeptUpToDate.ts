import { useEffect } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

const pollMs = 1000;

/**
 * Refetches the list every second while a record is in progress. Returns a function that refetches
 * immediately.
 */
export const useKeptUpToDate = <Item extends RaRecord>(
  goesOn: (record: Item) => boolean,
): (() => void) => {
  const { data, refetch } = useListContext<Item>();
  const isGoingOn = data?.some(goesOn) ?? false;
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setInterval(() => document.hidden || refetch(), pollMs);
    return () => clearInterval(timer);
  }, [isGoingOn, refetch]);
  return refetch;
};
