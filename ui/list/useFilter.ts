import { useCallback } from 'react';
import { useListContext } from 'react-admin';

/**
 * The value of one filter and its setter; '' clears the filter. Setting it returns to the first
 * page.
 */
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
