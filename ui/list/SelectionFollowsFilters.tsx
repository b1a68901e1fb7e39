import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';

/** Clears the selection when the filters change, so that hidden rows do not stay selected. */
export const SelectionFollowsFilters = () => {
  const { filterValues, onUnselectItems } = useListContext();
  const filters = JSON.stringify(filterValues);
  const previous = useRef(filters);
  useEffect(() => {
    if (previous.current === filters) return;
    previous.current = filters;
    onUnselectItems();
  }, [filters, onUnselectItems]);
  return null;
};
