import { useDeferredValue, useMemo, useState } from 'react';
import { searchTree } from './searchTree.ts';
import { indexTree, type TreeIndex, type TreeNode } from './treeIndex.ts';

export interface TreeSearch {
  text: string;
  setText: (text: string) => void;
  /** The search text, debounced if the tree is large. */
  searched: string;
  /** Indexes of the whole tree and of its matching part. */
  whole: TreeIndex;
  found: TreeIndex;
  expanded: readonly string[];
  setExpanded: (ids: string[]) => void;
}

/**
 * A search in a tree. While it is active, the paths to all matches are open. Nodes that the user
 * opens or closes meanwhile return to their previous state when the search ends.
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
