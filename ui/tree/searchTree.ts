import type { TreeNode } from './treeIndex.ts';

/**
 * The text as it is searched: in small letters, without accents and dots. As long as the text
 * itself, so that a place found in it is one of the text.
 */
export const folded = (text: string): string =>
  text
    .replace(/[^\u0020-\u007e]/g, (letter) => {
      const base = letter.normalize('NFD').charAt(0);
      return base.toLowerCase().length === 1 ? base.toLowerCase() : letter;
    })
    .toLowerCase();

export interface Found {
  /** The nodes whose name holds the text, with the way down to them and all below them. */
  nodes: readonly TreeNode[];
  /** What must be open for all of them to be seen. */
  opened: string[];
}

/** Everything, with nothing opened, without a text. */
export const searchTree = (nodes: readonly TreeNode[], text: string): Found => {
  const wanted = folded(text.trim());
  if (!wanted) return { nodes, opened: [] };
  const opened: string[] = [];
  /** What of the branch is found; null when it holds no match. */
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

/** The text cut where the searched part begins and ends; null when it does not hold it. */
export const cutAt = (text: string, part: string): [string, string, string] | null => {
  const wanted = folded(part.trim());
  const start = wanted ? folded(text).indexOf(wanted) : -1;
  if (start === -1) return null;
  const end = start + wanted.length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
};
