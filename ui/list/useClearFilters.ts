import { useListContext } from 'react-admin';

/** The filter that `CountTabs` set; it is none that somebody clears. */
export const tabSource = 'tab';

/** Whether the list is filtered, and how its filters are cleared. */
export const useClearFilters = () => {
  const { filterValues, setFilters } = useListContext();
  const { [tabSource]: tab, ...filters } = filterValues;
  return {
    isFiltered: Object.keys(filters).length > 0,
    clear: () => setFilters(tab === undefined ? {} : { [tabSource]: tab }, {}),
  };
};
