import { idsAbove, idsBelow, pathTo, type TreeIndex } from './treeIndex.ts';

export type CheckState = 'checked' | 'mixed' | 'unchecked';

/** Returns a function for the state of a node; a checked node includes all nodes below it. */
export const statesOf = (
  index: TreeIndex,
  checked: ReadonlySet<string>,
): ((id: string) => CheckState) => {
  const above = new Set([...checked].flatMap((id) => idsAbove(index, id)));
  return (id) => {
    if ([id, ...idsAbove(index, id)].some((each) => checked.has(each))) return 'checked';
    return above.has(id) ? 'mixed' : 'unchecked';
  };
};

/**
 * The checked ids after toggling a node. Checking it replaces the checked nodes below it;
 * unchecking a node below a checked one leaves its siblings checked individually.
 */
export const toggled = (
  index: TreeIndex,
  checked: ReadonlySet<string>,
  id: string,
): Set<string> => {
  const path = pathTo(index, id);
  const node = path.at(-1);
  const next = new Set(checked);
  if (!node) return next;
  const top = path.findIndex((each) => checked.has(each.id));
  if (top === -1) {
    for (const below of idsBelow(node)) next.delete(below);
    return next.add(id);
  }
  next.delete(path[top]?.id ?? id);
  for (const [place, each] of path.entries()) {
    if (place < top || each === node) continue;
    const onTheWay = path[place + 1];
    for (const child of each.children) if (child !== onTheWay) next.add(child.id);
  }
  return next;
};
