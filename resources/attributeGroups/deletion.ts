import type { Deletion } from '#resources/attributes/parts/DeleteDialogs.tsx';
import {
  DeleteAttributeGroupsDocument,
  type DeleteAttributeGroupsMutation,
  type DeleteAttributeGroupsMutationVariables,
} from './operations.generated.ts';

export const deletion: Deletion<
  DeleteAttributeGroupsMutation,
  DeleteAttributeGroupsMutationVariables
> = {
  of: 'group',
  messages: 'resources.collections/attribute-groups',
  document: DeleteAttributeGroupsDocument,
  result: ({ deleteAttributeGroupByIds }) => deleteAttributeGroupByIds,
};
