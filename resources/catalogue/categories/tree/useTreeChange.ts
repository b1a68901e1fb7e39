import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { asOneMessage, RequestError } from '#providers/graphql/errors.ts';
import type { CategoryRow } from '#resources/catalogue/categories/operations.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { type TreeCache, useTreeCache } from './useCategoryTree.ts';

const mutationKey = ['collections/categories', 'change'];

interface Change<Values> {
  /** Returns the rows after the change, for the optimistic update. */
  apply: (rows: readonly CategoryRow[], values: Values) => CategoryRow[];
  /**
   * Calls the API; it runs when the change reaches the front of the queue and knows the current
   * versions.
   */
  send: (values: Values, cache: TreeCache) => Promise<unknown>;
  /** Message key of the success toast. */
  done: string;
}

/**
 * Changes the tree with an optimistic update and reverts it if the API rejects the change. Changes
 * run one after another, because each needs the version that the previous one produced.
 */
export const useTreeChange = <Values>({ apply, send, done }: Change<Values>) => {
  const client = useQueryClient();
  const cache = useTreeCache();
  const notify = useNotify();
  const reportError = useReportError();
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (values: Values) => send(values, cache),
    onMutate: async (values) => {
      await cache.cancel();
      const before = cache.rows();
      cache.setRows(apply(before, values));
      return before;
    },
    onSuccess: () => notify(done, { type: 'success' }),
    onError: (error, _, before) => {
      if (before) cache.setRows(before);
      // the change no longer fits the current tree, so refetch it
      if (error instanceof RequestError && error.code === 'CONFLICT') {
        notify('resources.collections/categories.conflict', { type: 'error' });
      } else reportError(asOneMessage(error));
    },
    // the tree already shows queued changes; a refetch now would make them flicker
    onSettled: () => (client.isMutating({ mutationKey }) > 1 ? undefined : cache.refresh()),
  });
};

/** Whether a change is still being saved. */
export const useIsChanging = (): boolean => useIsMutating({ mutationKey }) > 0;
