/** Options of the query for the record of a form: a refetch must not overwrite the user's input. */
export const recordQuery = {
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  gcTime: 0,
  // the page shows the error itself, so there is no toast and no redirect
  onError: () => undefined,
};
