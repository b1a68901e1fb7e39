import { useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';

/** A selection belongs to the filters it was made under: with others, rows would be chosen unseen. */
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
