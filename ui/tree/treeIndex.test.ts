import { expect, it } from 'vitest';
import {
  childrenOf,
  folderIds,
  idsAbove,
  idsBelow,
  indexTree,
  levelsOf,
  pathTo,
  shownIds,
  type TreeNode,
} from './treeIndex.ts';

const node = (id: string, ...children: TreeNode[]): TreeNode => ({ id, name: id, children });
const roots = [node('a', node('a1', node('a1x'), node('a1y')), node('a2')), node('b')];
const tree = indexTree(roots);
const [a] = roots;

it('finds the path to a node, and the ids above it', () => {
  expect(pathTo(tree, 'a1y').map((each) => each.id)).toEqual(['a', 'a1', 'a1y']);
  expect(pathTo(tree, 'z')).toEqual([]);
  expect(idsAbove(tree, 'a1y')).toEqual(['a1', 'a']);
  expect(idsAbove(tree, 'b')).toEqual([]);
});

it('knows level and parent of each node', () => {
  expect(tree.places.get('a1x')).toMatchObject({ parentId: 'a1', level: 3 });
  expect(tree.places.get('b')).toMatchObject({ parentId: null, level: 1 });
});

it('lists the visible nodes', () => {
  expect(shownIds(tree, new Set())).toEqual(['a', 'b']);
  expect(shownIds(tree, new Set(['a']))).toEqual(['a', 'a1', 'a2', 'b']);
  // open nodes inside a closed node are not visible
  expect(shownIds(tree, new Set(['a1']))).toEqual(['a', 'b']);
});

it('lists the nodes below', () => {
  expect(childrenOf(tree, null)).toBe(roots);
  expect(childrenOf(tree, 'a1').map(({ id }) => id)).toEqual(['a1x', 'a1y']);
  expect(childrenOf(tree, 'z')).toEqual([]);
  expect(a && idsBelow(a)).toEqual(['a1', 'a1x', 'a1y', 'a2']);
  expect(a && levelsOf(a)).toBe(3);
  expect(folderIds(tree)).toEqual(['a', 'a1']);
});
