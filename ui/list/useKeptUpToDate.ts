import { type RaRecord, useListContext } from 'ra-core';
import { useEffect } from 'react';

const pollMs = 1000;

/** Asks for the list anew each second while one of its records goes on; answers what asks at once. */
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
