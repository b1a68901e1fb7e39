import { useDeferredValue, useMemo, useState } from 'react';
import { searchTree } from './searchTree.ts';
import { indexTree, type TreeIndex, type TreeNode } from './treeIndex.ts';

export interface TreeSearch {
  text: string;
  setText: (text: string) => void;
  /** What the rows are searched for: the text, a moment later when the tree is large. */
  searched: string;
  /** The whole tree, and the part of it that is found. */
  whole: TreeIndex;
  found: TreeIndex;
  expanded: readonly string[];
  setExpanded: (ids: string[]) => void;
}

/**
 * A search in a tree. While one is on, the way to each match is open; what is opened and closed
 * meanwhile is forgotten with it, and the tree stands again as it stood before.
 */
export const useTreeSearch = (nodes: readonly TreeNode[]): TreeSearch => {
  const [text, setText] = useState('');
  const searched = useDeferredValue(text.trim());
  const { nodes: matches, opened } = useMemo(() => searchTree(nodes, searched), [nodes, searched]);
  const whole = useMemo(() => indexTree(nodes), [nodes]);
  const found = useMemo(
    () => (matches === nodes ? whole : indexTree(matches)),
    [matches, nodes, whole],
  );
  const [own, setOwn] = useState<readonly string[]>([]);
  const [inSearch, setInSearch] = useState<{ of: string; ids: readonly string[] } | null>(null);
  if (searched === '') {
    return { text, setText, searched, whole, found, expanded: own, setExpanded: setOwn };
  }
  return {
    text,
    setText,
    searched,
    whole,
    found,
    expanded: inSearch?.of === searched ? inSearch.ids : opened,
    setExpanded: (ids) => setInSearch({ of: searched, ids }),
  };
};
