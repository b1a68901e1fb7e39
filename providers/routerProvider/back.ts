/*
 * The edit page's `back` parameter holds the query of the list it was opened from, with `&`
 * replaced by AND (specification 2). An AND inside the query is percent-encoded first, by its N: the A
 * may belong to an escape (`%3AND`).
 */

/** Encodes the list's search (`?name=x&page=2`) as the value of `back`. */
export const encodeBack = (search: string): string =>
  search.replace(/^\?/, '').replaceAll('AND', 'A%4ED').replaceAll('&', 'AND');

/** Decodes it to the list's search, with question mark; empty if there is none. */
export const decodeBack = (back: string | null): string => {
  const query = (back ?? '').replaceAll('AND', '&');
  // URLSearchParams guarantees that the result is only a query
  const search = new URLSearchParams(query).toString();
  return search && `?${search}`;
};
