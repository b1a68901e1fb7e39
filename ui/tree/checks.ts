/** A node of a tree that can be checked. Ids are unique over the whole tree. */
export interface TreeNode {
  id: string;
  name: string;
  children: readonly TreeNode[];
}

export type CheckState = 'checked' | 'mixed' | 'unchecked';

/** The way from a root down to the node, both included; empty when it is not there. */
export const pathTo = (nodes: readonly TreeNode[], id: string): TreeNode[] => {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = pathTo(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
};

const holdsChecked = (node: TreeNode, checked: ReadonlySet<string>): boolean =>
  node.children.some((child) => checked.has(child.id) || holdsChecked(child, checked));

/** A checked node stands for all that hangs below it. */
export const stateOf = (
  nodes: readonly TreeNode[],
  checked: ReadonlySet<string>,
  id: string,
): CheckState => {
  const path = pathTo(nodes, id);
  if (path.some((node) => checked.has(node.id))) return 'checked';
  const node = path.at(-1);
  return node && holdsChecked(node, checked) ? 'mixed' : 'unchecked';
};

const idsBelow = (node: TreeNode): string[] =>
  node.children.flatMap((child) => [child.id, ...idsBelow(child)]);

/**
 * What is checked after the node was toggled. Checking it replaces what was checked below it;
 * unchecking one below a checked node leaves its siblings checked, each by itself.
 */
export const toggled = (
  nodes: readonly TreeNode[],
  checked: ReadonlySet<string>,
  id: string,
): Set<string> => {
  const path = pathTo(nodes, id);
  const node = path.at(-1);
  const next = new Set(checked);
  if (!node) return next;
  const top = path.findIndex((each) => checked.has(each.id));
  if (top === -1) {
    for (const below of idsBelow(node)) next.delete(below);
    return next.add(id);
  }
  next.delete(path[top]?.id ?? id);
  for (const [index, each] of path.entries()) {
    if (index < top || each === node) continue;
    const onTheWay = path[index + 1];
    for (const child of each.children) if (child !== onTheWay) next.add(child.id);
  }
  return next;
};

/** The nodes whose name holds the text, with the way down to them; all of them without a text. */
export const matchingNodes = (nodes: readonly TreeNode[], text: string): readonly TreeNode[] => {
  const wanted = text.trim().toLocaleLowerCase();
  if (!wanted) return nodes;
  return nodes.flatMap((node) => {
    if (node.name.toLocaleLowerCase().includes(wanted)) return [node];
    const children = matchingNodes(node.children, wanted);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
};
