import { useListContext } from 'react-admin';

/** The filter of `CountTabs`, which clearing the filters keeps. */
export const tabSource = 'tab';

/** Whether the list is filtered, and a function that clears the filters. */
export const useClearFilters = () => {
  const { filterValues, setFilters } = useListContext();
  const { [tabSource]: tab, ...filters } = filterValues;
  return {
    isFiltered: Object.keys(filters).length > 0,
    clear: () => setFilters(tab === undefined ? {} : { [tabSource]: tab }, {}),
  };
};
