import { useListContext, useNotify, useRefresh } from 'ra-core';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import {
  PublishVariationsDocument,
  UpdateProductVariationsStatusDocument,
  VariationDeleteByIdsDocument,
} from './operations.generated.ts';

/** Publish, set as draft and delete, for one variation or many; then the list is asked for anew. */
export const useVariationActions = () => {
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const { onUnselectItems } = useListContext();

  // a refused bulk call clears the selection, too (specification 8)
  const outcome = (message: string) => ({
    onSuccess: (ids: string[]) => {
      notify(`resources.products/variations.${message}`, {
        type: 'success',
        messageArgs: { smart_count: ids.length },
      });
      onUnselectItems();
      refresh();
    },
    onError: (error: Error) => {
      reportError(error);
      onUnselectItems();
      refresh();
    },
  });

  const published = outcome('published');
  const drafted = outcome('drafted');
  const deleted = outcome('deleted');
  const publish = useSend(PublishVariationsDocument, {
    ...published,
    onSuccess: (data) => published.onSuccess(data.publishVariations.data),
  });
  const draft = useSend(UpdateProductVariationsStatusDocument, {
    ...drafted,
    onSuccess: (data) => drafted.onSuccess(data.updateProductVariationsStatus.data),
  });
  const remove = useSend(VariationDeleteByIdsDocument, {
    ...deleted,
    onSuccess: (data) => deleted.onSuccess(data.variationDeleteByIds.data),
  });

  return {
    publish: (ids: string[]) => publish.mutate({ input: { ids } }),
    setDraft: (ids: string[]) => draft.mutate({ input: { ids, status: '2' } }),
    remove: (ids: string[]) => remove.mutateAsync({ ids }).catch(() => undefined),
    isPending: publish.isPending || draft.isPending || remove.isPending,
  };
};
