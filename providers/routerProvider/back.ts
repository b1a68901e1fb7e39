/*
 * An edit page's `back` parameter contains the query of the list from which it was opened, with `&`
 * replaced by AND (specification 2). An AND in the query itself is escaped first by
 * percent-encoding its N, because the A may belong to a percent escape (`%3AND`).
 */

/** Encodes a list's query (`?name=x&page=2`) as the value of `back`. */
export const encodeBack = (search: string): string =>
  search.replace(/^\?/, '').replaceAll('AND', 'A%4ED').replaceAll('&', 'AND');

/**
 * Decodes the value of `back` to the list's query with its question mark; empty if there is none.
 */
export const decodeBack = (back: string | null): string => {
  const query = (back ?? '').replaceAll('AND', '&');
  // URLSearchParams ensures that the result is only a query
  const search = new URLSearchParams(query).toString();
  return search && `?${search}`;
};
