import type { Deletion } from '#resources/attributes/parts/DeleteDialogs.tsx';
import {
  DeleteAttributeFamiliesDocument,
  type DeleteAttributeFamiliesMutation,
  type DeleteAttributeFamiliesMutationVariables,
} from './operations.generated.ts';

export const deletion: Deletion<
  DeleteAttributeFamiliesMutation,
  DeleteAttributeFamiliesMutationVariables
> = {
  of: 'family',
  messages: 'resources.collections/attribute-families',
  document: DeleteAttributeFamiliesDocument,
  result: ({ deleteAttributeFamilyByIds }) => deleteAttributeFamilyByIds,
};
