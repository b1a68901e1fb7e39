import { useApiMutation } from '#providers/api/useApiMutation.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useRowDeletion } from '#ui/deletion/useRowDeletion.ts';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { UpdateParentsStatusDocument } from './operations.generated.ts';

/** Returns functions that publish, set as draft and delete products, then refetch the list. */
export const useParentActions = () => {
  const published = useBulkOutcome('resources.products/parents.published');
  const drafted = useBulkOutcome('resources.products/parents.drafted');
  const deletion = useRowDeletion('products/parents');
  const publish = useApiMutation(UpdateParentsStatusDocument, {
    onSuccess: ({ updateParentsStatus }) => published.succeed(updateParentsStatus),
    onError: published.fail,
  });
  const draft = useApiMutation(UpdateParentsStatusDocument, {
    onSuccess: ({ updateParentsStatus }) => drafted.succeed(updateParentsStatus),
    onError: drafted.fail,
  });
  return {
    ...deletion,
    publish: (rows: BulkRows) => publish.mutate({ input: { ...rows, status: '1' } }),
    setDraft: (rows: BulkRows) => draft.mutate({ input: { ...rows, status: '2' } }),
    isPending: publish.isPending || draft.isPending || deletion.isPending,
  };
};
