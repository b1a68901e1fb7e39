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

/** Fetches the whole tree; returns it as rows and as nodes. */
export const useCategoryTree = () => {
  const { data, error, isPending, refetch } = useApiQuery(CategoryTreeDocument, {});
  const rows = useMemo(() => (data ? rowsOf(data.categories.data) : nothing), [data]);
  const nodes: readonly TreeNode[] = useMemo(() => nodesOf(rows), [rows]);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  return { rows, nodes, byId, error, isPending, refetch };
};

/** Returns functions that update the cached tree before and after API calls. */
export const useTreeCache = () => treeCache(useQueryClient());

const treeCache = (client: QueryClient) => {
  const rows = (): readonly CategoryRow[] =>
    rowsOf(client.getQueryData(treeKey)?.categories.data ?? []);
  const setRows = (changed: readonly CategoryRow[]) =>
    // update the flat rows, so that the nested tree need not be rebuilt here
    client.setQueryData(treeKey, {
      categories: { data: changed.map((row) => ({ ...row, children: [] })) },
    });
  return {
    rows,
    setRows,
    /** Cancels running queries, whose results would overwrite the optimistic update. */
    cancel: () => client.cancelQueries({ queryKey: treeKey }),
    /** Refetches the tree: counts include whole branches, and other users edit the tree too. */
    refresh: () => {
      void client.invalidateQueries({ queryKey: apiQueryKey(CategoryNodesDocument) });
      return client.invalidateQueries({ queryKey: treeKey });
    },
    /**
     * Caches the API's result for a category. An open form of that category gets the result only if
     * the form knows the version before the change; otherwise it would hide another user's change.
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
