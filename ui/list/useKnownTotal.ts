import { useRef } from 'react';
import { useListContext } from 'react-admin';

/** The number of matches; undefined while the list still shows the rows of the previous filters. */
export const useKnownTotal = (): number | undefined => {
  const { total, filterValues, isPlaceholderData } = useListContext();
  const filters = JSON.stringify(filterValues);
  const counted = useRef<string>(undefined);
  if (!isPlaceholderData && total !== undefined) counted.current = filters;
  return counted.current === filters ? total : undefined;
};
