import { queryOf } from './fragments.mjs';

/** The document of the variations list. */
export const listDocument = queryOf('VariationsList', 'catalogue/variations/operations.graphql');
