import { useApiMutation } from '#providers/api/useApiMutation.ts';
import {
  MoveCategoryDocument,
  OrderCategoriesDocument,
  UpdateCategoryDocument,
} from '#resources/catalogue/categories/operations.generated.ts';
import { type Destination, movedRows, orderedRows } from './rows.ts';
import type { TreeCache } from './useCategoryTree.ts';
import { useTreeChange } from './useTreeChange.ts';

const messages = 'resources.collections/categories';

const rowOf = (cache: TreeCache, id: string) => cache.rows().find((row) => row.id === id);

/** Moves a category to another parent or position. */
export const useMoveCategory = () => {
  const { mutateAsync } = useApiMutation(MoveCategoryDocument);
  return useTreeChange<Destination & { id: string }>({
    apply: (rows, { id, ...destination }) => movedRows(rows, id, destination),
    send: async ({ id, parentId, beforeId }, cache) => {
      const version = rowOf(cache, id)?.version ?? null;
      const input = { parentId, beforeId, version };
      const { moveCategory } = await mutateAsync({ id, input });
      cache.adopt(moveCategory.data, version);
    },
    done: `${messages}.moved`,
  });
};

/** Reorders siblings. */
export const useOrderCategories = () => {
  const { mutateAsync } = useApiMutation(OrderCategoriesDocument);
  return useTreeChange<{ parentId: string | null; ids: string[] }>({
    apply: (rows, { ids }) => orderedRows(rows, ids),
    send: (input) => mutateAsync({ input }),
    done: `${messages}.ordered`,
  });
};

/** Renames a category; its slug stays. */
export const useRenameCategory = () => {
  const { mutateAsync } = useApiMutation(UpdateCategoryDocument);
  return useTreeChange<{ id: string; name: string }>({
    apply: (rows, { id, name }) => rows.map((row) => (row.id === id ? { ...row, name } : row)),
    send: async ({ id, name }, cache) => {
      const row = rowOf(cache, id);
      const { slug, avatar = null, version = null } = row ?? {};
      const input = { name, slug, avatar, version };
      const { updateCategory } = await mutateAsync({ id, input });
      cache.adopt(updateCategory.data, version);
    },
    done: `${messages}.renamed`,
  });
};
