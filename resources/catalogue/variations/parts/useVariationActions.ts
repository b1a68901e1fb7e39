import { useApiMutation } from '#providers/api/useApiMutation.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useRowDeletion } from '#ui/deletion/useRowDeletion.ts';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { asRequested } from './asRequested.ts';
import {
  PublishVariationsDocument,
  UpdateProductVariationsStatusDocument,
} from './status.generated.ts';

/** Returns functions that publish, set as draft and delete variations, then refetch the list. */
export const useVariationActions = () => {
  const published = useBulkOutcome('resources.products/variations.published');
  const drafted = useBulkOutcome('resources.products/variations.drafted');
  const deletion = useRowDeletion('products/variations');
  const publish = useApiMutation(PublishVariationsDocument, {
    onSuccess: ({ publishVariations }, { input }) =>
      published.succeed(input.onlyComplete ? asRequested(publishVariations) : publishVariations),
    onError: published.fail,
  });
  const draft = useApiMutation(UpdateProductVariationsStatusDocument, {
    onSuccess: (data) => drafted.succeed(data.updateProductVariationsStatus),
    onError: drafted.fail,
  });
  return {
    ...deletion,
    publish: (rows: BulkRows, onlyComplete = false) =>
      publish.mutate({ input: { ...rows, ...(onlyComplete && { onlyComplete }) } }),
    setDraft: (rows: BulkRows) => draft.mutate({ input: { ...rows, status: '2' } }),
    isPending: publish.isPending || draft.isPending || deletion.isPending,
  };
};
