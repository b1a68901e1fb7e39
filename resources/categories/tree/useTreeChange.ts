import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { asOneMessage, RequestError } from '#providers/graphql/errors.ts';
import type { CategoryRow } from '#resources/categories/operations.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { type TreeCache, useTreeCache } from './useCategoryTree.ts';

const mutationKey = ['collections/categories', 'change'];

interface Change<Values> {
  /** The rows as they will be; shown at once. */
  apply: (rows: readonly CategoryRow[], values: Values) => CategoryRow[];
  /** Asks the API, with the versions known when its turn comes. */
  send: (values: Values, cache: TreeCache) => Promise<unknown>;
  /** Message key of the toast. */
  done: string;
}

/**
 * A change of the tree that is shown before the API has confirmed it, and put back when it refuses.
 * One after the other: the next one needs the version that the last one made.
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
      // what was meant no longer fits what there is; the tree is asked for anew
      if (error instanceof RequestError && error.code === 'CONFLICT') {
        notify('resources.collections/categories.conflict', { type: 'error' });
      } else reportError(asOneMessage(error));
    },
    // what waits for its turn is shown already and shall not flicker
    onSettled: () => (client.isMutating({ mutationKey }) > 1 ? undefined : cache.refresh()),
  });
};

/** Whether a change is still to be confirmed. */
export const useIsChanging = (): boolean => useIsMutating({ mutationKey }) > 0;
