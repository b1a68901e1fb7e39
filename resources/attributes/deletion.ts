import {
  DeleteAttributesDocument,
  type DeleteAttributesMutation,
  type DeleteAttributesMutationVariables,
} from './operations.generated.ts';
import type { Deletion } from './parts/DeleteDialogs.tsx';

export const deletion: Deletion<DeleteAttributesMutation, DeleteAttributesMutationVariables> = {
  of: 'attribute',
  messages: 'resources.collections/attributes',
  document: DeleteAttributesDocument,
  result: ({ deleteAttributeByIds }) => deleteAttributeByIds,
};
