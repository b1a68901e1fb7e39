/*
 * In place of the library that turns texts of queries into documents in the browser, with GraphQL's
 * parser. The documents are generated before the build; ra-data-graphql would only parse its
 * introspection, which is not used.
 */

export const gql = (): never => {
  throw new Error('Write the query in a .graphql file: its document is generated.');
};

// Apollo exports these with it
export const resetCaches = gql;
export const disableFragmentWarnings = gql;
export const enableExperimentalFragmentVariables = gql;
export const disableExperimentalFragmentVariables = gql;
