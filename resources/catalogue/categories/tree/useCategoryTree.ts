import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiQueryKey } from '#providers/api/apiQueryKey.ts';
import { recordsQueryKey } from '#providers/api/reactAdminKeys.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { CategoryTreeDocument } from '#resources/catalogue/categories/operations.generated.ts';
import {
  type CategoryRecord,
  type CategoryRow,
  rowsOf,
} from '#resources/catalogue/categories/operations.ts';
import { CategoryNodesDocument } from '#resources/catalogue/categories/parts/categoryNodes.generated.ts';
import type { TreeNode } from '#ui/tree/treeIndex.ts';
import { nodesOf } from './rows.ts';

const resource = 'collections/categories';
const treeKey = apiQueryKey(CategoryTreeDocument, {});
const nothing: readonly CategoryRow[] = [];

/** The whole tree, as rows and as nodes. */
export const useCategoryTree = () => {
  const { data, error, isPending, refetch } = useApiQuery(CategoryTreeDocument, {});
  const rows = useMemo(() => (data ? rowsOf(data.categories.data) : nothing), [data]);
  const nodes: readonly TreeNode[] = useMemo(() => nodesOf(rows), [rows]);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  return { rows, nodes, byId, error, isPending, refetch };
};

/** The cached tree, changed before and after the API is called. */
export const useTreeCache = () => treeCache(useQueryClient());

const treeCache = (client: QueryClient) => {
  const rows = (): readonly CategoryRow[] =>
    rowsOf(client.getQueryData(treeKey)?.categories.data ?? []);
  const setRows = (changed: readonly CategoryRow[]) =>
    // rows name their parents, so that the tree need not be nested again
    client.setQueryData(treeKey, {
      categories: { data: changed.map((row) => ({ ...row, children: [] })) },
    });
  return {
    rows,
    setRows,
    /** Cancels running queries, which would overwrite what is shown. */
    cancel: () => client.cancelQueries({ queryKey: treeKey }),
    /** Fetches again: counts depend on the whole branch, and others edit the tree too. */
    refresh: () => {
      void client.invalidateQueries({ queryKey: apiQueryKey(CategoryNodesDocument) });
      return client.invalidateQueries({ queryKey: treeKey });
    },
    /**
     * Stores the API's result for a category. An open form of it gets the result only if it knows
     * the version that was changed; otherwise another user's change would go unnoticed.
     */
    adopt: (record: CategoryRecord, changedFrom: number | null) => {
      const { id, name, slug, avatar, version } = record;
      setRows(rows().map((row) => (row.id === id ? { ...row, name, slug, avatar, version } : row)));
      client.setQueriesData<CategoryRecord>({ queryKey: recordsQueryKey(resource) }, (known) =>
        known?.id === id && known.version === changedFrom ? record : known,
      );
    },
    remove: (id: string) => setRows(rows().filter((row) => row.id !== id)),
  };
};

export type TreeCache = ReturnType<typeof treeCache>;
