import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { asOneMessage, RequestError } from '#providers/graphql/errors.ts';
import {
  CategoryByIdDocument,
  DeleteCategoryDocument,
} from '#resources/categories/operations.generated.ts';
import type { CategoryRow } from '#resources/categories/operations.ts';
import { useTreeCache } from '#resources/categories/tree/useCategoryTree.ts';

interface Outcome {
  onClose: () => void;
  onDeleted: () => void;
}

const messages = 'resources.collections/categories';

/** What hangs on the category at this moment, and how to delete it. */
export const useDeleteCategory = ({ id, name }: CategoryRow, { onClose, onDeleted }: Outcome) => {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useTreeCache();
  const [refusal, setRefusal] = useState<string | null>(null);
  // always asked anew: somebody may be using it just now
  const { data, isFetching, refetch } = useAsk(
    'categoryUsage',
    CategoryByIdDocument,
    { id },
    { staleTime: 0 },
  );
  const usage = isFetching ? undefined : data?.categoryById.data;
  const { mutate, isPending } = useSend(DeleteCategoryDocument, {
    onSuccess: () => {
      notify(`${messages}.deleted`, { type: 'success', messageArgs: { name } });
      cache.remove(id);
      onDeleted();
      onClose();
      void cache.refresh();
    },
    // shown here, with what there is now: nothing of what was chosen is lost
    onError: (error) => {
      const known = asOneMessage(error);
      const { code, args } =
        known instanceof RequestError ? { code: known.code, args: known.body.args } : {};
      setRefusal(
        translate(code === 'CONFLICT' ? `${messages}.conflict` : known.message, {
          _: translate('error.INTERNAL'),
          ...args,
        }),
      );
      void cache.refresh();
      void refetch();
    },
  });
  return {
    usage,
    isPending: isFetching,
    remove: (moveTo: string | null) =>
      mutate({ id, input: { moveTo, version: usage?.version ?? null } }),
    isRemoving: isPending,
    refusal,
  };
};
