import type { TreeNode } from './treeIndex.ts';

/**
 * Normalises text for searching: lower case, without diacritics. The length stays the same, so that
 * positions apply to both texts.
 */
export const folded = (text: string): string =>
  text
    .replace(/[^\u0020-\u007e]/g, (letter) => {
      const base = letter.normalize('NFD').charAt(0);
      return base.toLowerCase().length === 1 ? base.toLowerCase() : letter;
    })
    .toLowerCase();

export interface Found {
  /** Nodes whose name contains the text, with their ancestors and all nodes below them. */
  nodes: readonly TreeNode[];
  /** Ids of the nodes to open so that all matches are visible. */
  opened: string[];
}

/** Searches the tree. An empty text returns the whole tree with no opened nodes. */
export const searchTree = (nodes: readonly TreeNode[], text: string): Found => {
  const wanted = folded(text.trim());
  if (!wanted) return { nodes, opened: [] };
  const opened: string[] = [];
  /** The part of the branch that matches, or null. */
  const search = (node: TreeNode): TreeNode | null => {
    const matches = folded(node.name).includes(wanted);
    const found = node.children.map(search);
    const inside = found.flatMap((child) => child ?? []);
    if (inside.length > 0) opened.push(node.id);
    if (matches) return node;
    return inside.length > 0 ? { ...node, children: inside } : null;
  };
  return { nodes: nodes.flatMap((node) => search(node) ?? []), opened };
};

/** Splits a text into the parts before, in and after the match; null without a match. */
export const cutAt = (text: string, part: string): [string, string, string] | null => {
  const wanted = folded(part.trim());
  const start = wanted ? folded(text).indexOf(wanted) : -1;
  if (start === -1) return null;
  const end = start + wanted.length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
};
