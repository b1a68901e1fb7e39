import { useCallback } from 'react';
import { useListContext } from 'react-admin';

/** One filter of the list and its setter; '' clears it. Setting a filter goes back to page 0. */
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
