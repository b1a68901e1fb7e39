import { useQueryClient } from '@tanstack/react-query';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { useSend } from '#providers/dataProvider/useSend.ts';
import {
  DeleteSavedViewDocument,
  SavedViewsDocument,
  SaveViewDocument,
} from './operations.generated.ts';

const queryName = 'savedViews';

/** The saved views of a resource's list, and how to save and delete one. Throws on failure. */
export const useSavedViews = (resource: string) => {
  const queryClient = useQueryClient();
  const { data } = useAsk(queryName, SavedViewsDocument, { resource });
  const changed = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: [queryName] }),
  };
  const save = useSend(SaveViewDocument, changed);
  const remove = useSend(DeleteSavedViewDocument, changed);
  return {
    views: data?.savedViews.data ?? [],
    isSaving: save.isPending,
    save: (view: { name: string; search: string; shared: boolean }) =>
      save.mutateAsync({ input: { resource, ...view } }),
    remove: (id: string) => remove.mutateAsync({ id }),
  };
};
