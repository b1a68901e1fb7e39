import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { CategoryRecord, CategoryRow } from '#resources/categories/operations.ts';
import { categoryNodesKey } from '#resources/categories/parts/useCategoryNodes.ts';
import type { TreeNode } from '#ui/tree/treeIndex.ts';
import { nodesOf } from './rows.ts';

const resource = 'collections/categories';
const treeKey = [resource, 'tree'];
const nothing: readonly CategoryRow[] = [];

type Tree = GetListResult<CategoryRow>;

/** The whole tree, as rows and as nodes. */
export const useCategoryTree = () => {
  const dataProvider = useDataProvider();
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

/** What is known of the tree, to be changed before and after the API has been asked. */
export const useTreeCache = () => treeCache(useQueryClient());

const treeCache = (client: QueryClient) => {
  const rows = (): readonly CategoryRow[] => client.getQueryData<Tree>(treeKey)?.data ?? nothing;
  const setRows = (changed: readonly CategoryRow[]) =>
    client.setQueryData<Tree>(treeKey, { data: [...changed], total: changed.length });
  return {
    rows,
    setRows,
    /** Nothing that was asked before may come in and undo what is shown. */
    cancel: () => client.cancelQueries({ queryKey: treeKey }),
    /** Asks anew: counts depend on the whole branch, and others work on the tree, too. */
    refresh: () => {
      void client.invalidateQueries({ queryKey: [categoryNodesKey] });
      return client.invalidateQueries({ queryKey: treeKey });
    },
    /**
     * Takes over what the API says a category is now. An open form of it is told only if it knows
     * the version that was changed; otherwise somebody else's change would go unseen.
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
