/*
 * In place of the library that turns texts of queries into documents in the browser, with GraphQL's
 * parser. The documents are generated before the build; ra-data-graphql would only parse its
 * introspection, which is not used.
 */

const refuse = (): never => {
  throw new Error('Write the query in a .graphql file: its document is generated.');
};

export {
  refuse as gql,
  // Apollo exports these with it
  refuse as disableExperimentalFragmentVariables,
  refuse as disableFragmentWarnings,
  refuse as enableExperimentalFragmentVariables,
  refuse as resetCaches,
};
