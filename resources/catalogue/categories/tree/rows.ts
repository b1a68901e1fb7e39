import type { CategoryRow } from '#resources/catalogue/categories/operations.ts';
import type { TreeNode } from '#ui/tree/treeIndex.ts';

/**
 * The target of a move: a parent (null for the first level) and the next sibling (null for the
 * end).
 */
export interface Destination {
  parentId: string | null;
  beforeId: string | null;
}

/** Builds the tree from the rows; siblings keep the order of their rows. */
export const nodesOf = (rows: readonly CategoryRow[]): TreeNode[] => {
  const nodes = new Map(
    rows.map(({ id, name }) => [id, { id, name, children: [] as TreeNode[] }] as const),
  );
  const roots: TreeNode[] = [];
  for (const { id, parentId } of rows) {
    const node = nodes.get(id);
    const siblings = parentId ? nodes.get(parentId)?.children : roots;
    if (node) siblings?.push(node);
  }
  return roots;
};

/** Returns the rows after a move. */
export const movedRows = (
  rows: readonly CategoryRow[],
  id: string,
  { parentId, beforeId }: Destination,
): CategoryRow[] => {
  const row = rows.find((each) => each.id === id);
  if (!row) return [...rows];
  const others = rows.filter((each) => each !== row);
  const place = others.findIndex((each) => each.id === beforeId);
  others.splice(place === -1 ? others.length : place, 0, { ...row, parentId });
  return others;
};

/** Returns the rows with the siblings in a new order. */
export const orderedRows = (
  rows: readonly CategoryRow[],
  ids: readonly string[],
): CategoryRow[] => {
  const places = new Map(ids.map((id, place) => [id, place]));
  const inOrder = rows
    .filter(({ id }) => places.has(id))
    .sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  return [...rows.filter(({ id }) => !places.has(id)), ...inOrder];
};
