import type { Deletion } from '#resources/attributes/parts/DeleteDialogs.tsx';
import {
  DeleteImportsDocument,
  type DeleteImportsMutation,
  type DeleteImportsMutationVariables,
} from './operations.generated.ts';

/** Takes imports out of the history; what they imported stays. */
export const deletion: Deletion<DeleteImportsMutation, DeleteImportsMutationVariables> = {
  messages: 'resources.products/imports',
  document: DeleteImportsDocument,
  result: ({ deleteImports }) => deleteImports,
};
