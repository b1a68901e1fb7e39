/*
 * Replaces `graphql-tag`'s parsing of query texts in the browser, so that GraphQL's parser is not
 * bundled. Documents are generated before the build. ra-data-graphql would parse only its
 * introspection query, which is not used.
 */

const refuse = (): never => {
  throw new Error('Write the query in a .graphql file: its document is generated.');
};

export {
  refuse as gql,
  // Apollo also exports these
  refuse as disableExperimentalFragmentVariables,
  refuse as disableFragmentWarnings,
  refuse as enableExperimentalFragmentVariables,
  refuse as resetCaches,
};
