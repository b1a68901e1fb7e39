import { useSend } from '#providers/dataProvider/useSend.ts';
import {
  PublishVariationsDocument,
  UpdateProductVariationsStatusDocument,
  VariationDeleteByIdsDocument,
} from '#resources/variations/operations.generated.ts';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import type { BulkRows } from '#ui/list/BulkTarget.tsx';

/** Publish, set as draft and delete, for one variation or many; then the list is asked for anew. */
export const useVariationActions = () => {
  const published = useBulkOutcome('resources.products/variations.published');
  const drafted = useBulkOutcome('resources.products/variations.drafted');
  const deleted = useBulkOutcome('resources.products/variations.deleted');
  const publish = useSend(PublishVariationsDocument, {
    onSuccess: (data) => published.succeed(data.publishVariations),
    onError: published.fail,
  });
  const draft = useSend(UpdateProductVariationsStatusDocument, {
    onSuccess: (data) => drafted.succeed(data.updateProductVariationsStatus),
    onError: drafted.fail,
  });
  const remove = useSend(VariationDeleteByIdsDocument, {
    onSuccess: (data) => deleted.succeed(data.variationDeleteByIds),
    onError: deleted.fail,
  });
  return {
    publish: (rows: BulkRows) => publish.mutate({ input: rows }),
    setDraft: (rows: BulkRows) => draft.mutate({ input: { ...rows, status: '2' } }),
    remove: (rows: BulkRows) => remove.mutateAsync(rows).catch(() => undefined),
    isPending: publish.isPending || draft.isPending || remove.isPending,
  };
};
