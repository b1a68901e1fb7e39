import { useListContext } from 'ra-core';
import { useCallback } from 'react';

/** One filter of the list: its value, and how to set or (with '') clear it. Setting goes to page 0. */
export const useFilter = (source: string): [string, (value: string) => void] => {
  const { filterValues, setFilters } = useListContext();
  const set = useCallback(
    (value: string) => {
      const { [source]: _, ...others } = filterValues;
      setFilters(value === '' ? others : { ...others, [source]: value }, {});
    },
    [filterValues, setFilters, source],
  );
  return [String(filterValues[source] ?? ''), set];
};
