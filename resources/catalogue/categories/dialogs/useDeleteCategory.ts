import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { asOneMessage, RequestError } from '#providers/graphql/errors.ts';
import { failureText } from '#providers/graphql/failure.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import {
  CategoryByIdDocument,
  DeleteCategoryDocument,
} from '#resources/catalogue/categories/operations.generated.ts';
import type { CategoryRow } from '#resources/catalogue/categories/operations.ts';
import { useTreeCache } from '#resources/catalogue/categories/tree/useCategoryTree.ts';

interface Outcome {
  onClose: () => void;
  onDeleted: () => void;
}

const messages = 'resources.collections/categories';

/** Fetches the current uses of the category and returns a function that deletes it. */
export const useDeleteCategory = ({ id, name }: CategoryRow, { onClose, onDeleted }: Outcome) => {
  const translate = useDynamicText();
  const notify = useNotify();
  const cache = useTreeCache();
  const [refusal, setRefusal] = useState<string | null>(null);
  // always refetch, because another user may have started to use the category
  const { data, isFetching, refetch } = useApiQuery(CategoryByIdDocument, { id }, { staleTime: 0 });
  const usage = isFetching ? undefined : data?.categoryById.data;
  const { mutate, isPending } = useApiMutation(DeleteCategoryDocument, {
    onSuccess: () => {
      notify(`${messages}.deleted`, { type: 'success', messageArgs: { name } });
      cache.remove(id);
      onDeleted();
      onClose();
      void cache.refresh();
    },
    // the dialog shows the error with current counts and keeps the user's selection
    onError: (error) => {
      const known = asOneMessage(error);
      const { code, args } =
        known instanceof RequestError ? { code: known.code, args: known.body.args } : {};
      setRefusal(
        failureText(
          { message: code === 'CONFLICT' ? `${messages}.conflict` : known.message, args },
          translate,
        ),
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
