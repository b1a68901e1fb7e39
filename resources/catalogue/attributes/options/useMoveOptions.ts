import { useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { MoveOptionsDocument } from './operations.generated.ts';
import { beforeAt, reordered } from './order.ts';
import type { ListedOption, useOptions } from './useOptions.ts';

/** Moves options with an optimistic update; reverts it if the server rejects the move. */
export const useMoveOptions = (attrId: string, list: ReturnType<typeof useOptions>) => {
  const { mutateAsync } = useApiMutation(MoveOptionsDocument);
  const notify = useNotify();
  const reportError = useReportError();
  return async (ids: ReadonlySet<string>, index: number): Promise<void> => {
    const options: readonly ListedOption[] = list.options ?? [];
    const before = beforeAt(options, ids, index);
    const wanted = reordered(options, ids, before);
    if (wanted.every(({ id }, place) => id === options[place]?.id)) return;
    const putBack = list.show(wanted);
    try {
      const inOrder = wanted.filter(({ id }) => ids.has(id)).map(({ id }) => id);
      await mutateAsync({ input: { attr_id: attrId, ids: inOrder, before } });
      notify('resources.collections/attributes.options.moved', { type: 'success' });
    } catch (error) {
      putBack();
      reportError(error);
      // the server may reject the order because another user has changed the list
      await list.refetch();
    }
  };
};
