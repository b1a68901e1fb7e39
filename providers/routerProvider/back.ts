/*
 * The edit page's `back` parameter carries the query of the list it was opened from, its `&`
 * replaced by AND (specification 2). An AND inside a value is percent-encoded first, so it survives.
 */

/** The list's search (`?name=x&page=2`) as the value of `back`. */
export const encodeBack = (search: string): string =>
  search.replace(/^\?/, '').replaceAll('AND', '%41ND').replaceAll('&', 'AND');

/** The list's search again, with its question mark; empty when there is none. */
export const decodeBack = (back: string | null): string => {
  const query = (back ?? '').replaceAll('AND', '&');
  // through URLSearchParams, so that nothing but a query can come out
  const search = new URLSearchParams(query).toString();
  return search && `?${search}`;
};
