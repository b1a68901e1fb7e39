import { useSend } from '#providers/dataProvider/useSend.ts';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import type { BulkRows } from '#ui/list/BulkTarget.tsx';
import { ProductsDeleteDocument, UpdateParentsStatusDocument } from './operations.generated.ts';

/** Publish, set as draft and delete, for one product or many; then the list is asked for anew. */
export const useParentActions = () => {
  const published = useBulkOutcome('resources.products/parents.published');
  const drafted = useBulkOutcome('resources.products/parents.drafted');
  const deleted = useBulkOutcome('resources.products/parents.deleted');
  const publish = useSend(UpdateParentsStatusDocument, {
    onSuccess: ({ updateParentsStatus }) => published.succeed(updateParentsStatus),
    onError: published.fail,
  });
  const draft = useSend(UpdateParentsStatusDocument, {
    onSuccess: ({ updateParentsStatus }) => drafted.succeed(updateParentsStatus),
    onError: drafted.fail,
  });
  const remove = useSend(ProductsDeleteDocument, {
    onSuccess: ({ productsDelete }) => deleted.succeed(productsDelete),
    onError: deleted.fail,
  });
  return {
    publish: (rows: BulkRows) => publish.mutate({ input: { ...rows, status: '1' } }),
    setDraft: (rows: BulkRows) => draft.mutate({ input: { ...rows, status: '2' } }),
    remove: (rows: BulkRows) => remove.mutateAsync(rows).catch(() => undefined),
    isPending: publish.isPending || draft.isPending || remove.isPending,
  };
};
