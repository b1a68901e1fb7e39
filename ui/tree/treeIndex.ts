/** A node of a tree. Ids are unique within the tree. */
export interface TreeNode {
  id: string;
  name: string;
  children: readonly TreeNode[];
}

interface Place {
  node: TreeNode;
  /** Null on the first level. */
  parentId: string | null;
  /** Counted from 1. */
  level: number;
}

/** A tree with fast lookup of each node and its parent, built once per tree. */
export interface TreeIndex {
  roots: readonly TreeNode[];
  places: ReadonlyMap<string, Place>;
}

export const indexTree = (roots: readonly TreeNode[]): TreeIndex => {
  const places = new Map<string, Place>();
  const add = (nodes: readonly TreeNode[], parentId: string | null, level: number) => {
    for (const node of nodes) {
      places.set(node.id, { node, parentId, level });
      add(node.children, node.id, level + 1);
    }
  };
  add(roots, null, 1);
  return { roots, places };
};

/** The children of a node, or the roots. */
export const childrenOf = ({ roots, places }: TreeIndex, id: string | null): readonly TreeNode[] =>
  id === null ? roots : (places.get(id)?.node.children ?? []);

/** The ids of the ancestors, nearest first. */
export const idsAbove = ({ places }: TreeIndex, id: string): string[] => {
  const above: string[] = [];
  for (let up = places.get(id)?.parentId; up; up = places.get(up)?.parentId) above.push(up);
  return above;
};

/** The path from a root to the node, including both; empty if the node does not exist. */
export const pathTo = (index: TreeIndex, id: string): TreeNode[] =>
  [id, ...idsAbove(index, id)].reverse().flatMap((each) => index.places.get(each)?.node ?? []);

/** The names of the path, such as `Möbel › Tische`; empty if the node does not exist. */
export const pathText = (index: TreeIndex, id: string): string =>
  pathTo(index, id)
    .map(({ name }) => name)
    .join(' › ');

export const idsBelow = (node: TreeNode): string[] =>
  node.children.flatMap((child) => [child.id, ...idsBelow(child)]);

/** The ids of all nodes that are not inside a closed node, from top to bottom. */
export const shownIds = ({ roots }: TreeIndex, open: ReadonlySet<string>): string[] => {
  const shown: string[] = [];
  const add = (nodes: readonly TreeNode[]) => {
    for (const { id, children } of nodes) {
      shown.push(id);
      if (open.has(id)) add(children);
    }
  };
  add(roots);
  return shown;
};

/** The number of levels of a branch, including its root. */
export const levelsOf = (node: TreeNode): number => 1 + Math.max(0, ...node.children.map(levelsOf));

/** The ids of the nodes that have children. */
export const folderIds = ({ places }: TreeIndex): string[] =>
  [...places.values()].flatMap(({ node }) => (node.children.length > 0 ? [node.id] : []));
