import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import {
  DeleteSavedViewDocument,
  SavedViewsDocument,
  SaveViewDocument,
} from './operations.generated.ts';

/**
 * The saved views of a resource's list, with functions to save and delete one, which throw on
 * failure.
 */
export const useSavedViews = (resource: string) => {
  const { data } = useApiQuery(SavedViewsDocument, { resource });
  const changed = { stale: [SavedViewsDocument] };
  const save = useApiMutation(SaveViewDocument, changed);
  const remove = useApiMutation(DeleteSavedViewDocument, changed);
  return {
    views: data?.savedViews.data ?? [],
    isSaving: save.isPending,
    save: (view: { name: string; search: string; shared: boolean }) =>
      save.mutateAsync({ input: { resource, ...view } }),
    remove: (id: string) => remove.mutateAsync({ id }),
  };
};
