import type { Deletion } from '#resources/attributes/parts/DeleteDialogs.tsx';
import {
  DeleteSampleBoxesDocument,
  type DeleteSampleBoxesMutation,
  type DeleteSampleBoxesMutationVariables,
} from './operations.generated.ts';

/** Nothing hangs on a box: it is deleted whatever it is linked to. */
export const deletion: Deletion<DeleteSampleBoxesMutation, DeleteSampleBoxesMutationVariables> = {
  messages: 'resources.products/sample-boxes',
  document: DeleteSampleBoxesDocument,
  result: ({ deleteSampleBoxByIds }) => deleteSampleBoxByIds,
};
