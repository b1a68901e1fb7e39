import { useMemo } from 'react';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { indexTree, type TreeIndex, type TreeNode } from '#ui/tree/treeIndex.ts';
import { CategoryNodesDocument, type CategoryNodesQuery } from './categoryNodes.generated.ts';

type Branch = { id: string; name: string; children?: readonly Branch[] };

const nodeOf = ({ id, name, children = [] }: Branch): TreeNode => ({
  id,
  name,
  children: children.map(nodeOf),
});

const treeOf = (data: CategoryNodesQuery | undefined): TreeNode[] =>
  (data?.categories.data ?? []).map(nodeOf);

// the tree rarely changes, and every screen with a category picker needs it
const staleTime = 5 * 60_000;

/** Fetches the category tree in the format of `CheckTree`. */
export const useCategoryNodes = ({
  enabled = true,
} = {}): {
  nodes: readonly TreeNode[];
  index: TreeIndex;
  isPending: boolean;
  isError: boolean;
} => {
  const { data, isPending, isError } = useApiQuery(
    CategoryNodesDocument,
    {},
    { staleTime, enabled },
  );
  const nodes = useMemo(() => treeOf(data), [data]);
  const index = useMemo(() => indexTree(nodes), [nodes]);
  return { nodes, index, isPending, isError };
};
