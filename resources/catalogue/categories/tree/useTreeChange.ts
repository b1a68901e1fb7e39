import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { asOneMessage, RequestError } from '#providers/graphql/errors.ts';
import type { CategoryRow } from '#resources/catalogue/categories/operations.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { type TreeCache, useTreeCache } from './useCategoryTree.ts';

const mutationKey = ['collections/categories', 'change'];

interface Change<Values> {
  /** The rows after the change; shown at once. */
  apply: (rows: readonly CategoryRow[], values: Values) => CategoryRow[];
  /** Calls the API, with the versions known when its turn comes. */
  send: (values: Values, cache: TreeCache) => Promise<unknown>;
  /** Message key of the toast. */
  done: string;
}

/**
 * An optimistic change of the tree, reverted if the API rejects it. Changes run one after the
 * other, because each needs the version the previous one produced.
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
      // the change no longer fits the current tree, which is fetched again
      if (error instanceof RequestError && error.code === 'CONFLICT') {
        notify('resources.collections/categories.conflict', { type: 'error' });
      } else reportError(asOneMessage(error));
    },
    // changes waiting for their turn are already shown and must not flicker
    onSettled: () => (client.isMutating({ mutationKey }) > 1 ? undefined : cache.refresh()),
  });
};

/** Whether a change awaits confirmation. */
export const useIsChanging = (): boolean => useIsMutating({ mutationKey }) > 0;
