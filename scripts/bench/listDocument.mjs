import { queryOf } from './fragments.mjs';

/** The document of the variations list. */
export const listDocument = queryOf('VariationsList', 'variations/operations.graphql');
