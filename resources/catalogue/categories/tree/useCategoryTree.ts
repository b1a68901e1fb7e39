import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GetListResult } from 'react-admin';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import type { CategoryRecord, CategoryRow } from '#resources/catalogue/categories/operations.ts';
import { categoryNodesKey } from '#resources/catalogue/categories/parts/useCategoryNodes.ts';
import type { TreeNode } from '#ui/tree/treeIndex.ts';
import { nodesOf } from './rows.ts';

const resource = 'collections/categories';
const treeKey = [resource, 'tree'];
const nothing: readonly CategoryRow[] = [];

type Tree = GetListResult<CategoryRow>;

/** The whole tree, as rows and as nodes. */
export const useCategoryTree = () => {
  const dataProvider = useAppDataProvider();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: treeKey,
    queryFn: () =>
      dataProvider.getList<CategoryRow>(resource, {
        filter: {},
        sort: { field: 'name', order: 'ASC' },
      }),
  });
  const rows: readonly CategoryRow[] = data?.data ?? nothing;
  const nodes: readonly TreeNode[] = useMemo(() => nodesOf(rows), [rows]);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  return { rows, nodes, byId, error, isPending, refetch };
};

/** The cached tree, changed before and after the API is called. */
export const useTreeCache = () => treeCache(useQueryClient());

const treeCache = (client: QueryClient) => {
  const rows = (): readonly CategoryRow[] => client.getQueryData<Tree>(treeKey)?.data ?? nothing;
  const setRows = (changed: readonly CategoryRow[]) =>
    client.setQueryData<Tree>(treeKey, { data: [...changed], total: changed.length });
  return {
    rows,
    setRows,
    /** Cancels running queries, which would overwrite what is shown. */
    cancel: () => client.cancelQueries({ queryKey: treeKey }),
    /** Fetches again: counts depend on the whole branch, and others edit the tree too. */
    refresh: () => {
      void client.invalidateQueries({ queryKey: [categoryNodesKey] });
      return client.invalidateQueries({ queryKey: treeKey });
    },
    /**
     * Stores the API's result for a category. An open form of it gets the result only if it knows
     * the version that was changed; otherwise another user's change would go unnoticed.
     */
    adopt: (record: CategoryRecord, changedFrom: number | null) => {
      const { id, name, slug, avatar, version } = record;
      setRows(rows().map((row) => (row.id === id ? { ...row, name, slug, avatar, version } : row)));
      client.setQueriesData<CategoryRecord>({ queryKey: [resource, 'getOne'] }, (known) =>
        known?.id === id && known.version === changedFrom ? record : known,
      );
    },
    remove: (id: string) => setRows(rows().filter((row) => row.id !== id)),
  };
};

export type TreeCache = ReturnType<typeof treeCache>;
