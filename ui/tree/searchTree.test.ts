import { describe, expect, it } from 'vitest';
import { cutAt, folded, searchTree } from './searchTree.ts';
import type { TreeNode } from './treeIndex.ts';

const node = (id: string, ...children: TreeNode[]): TreeNode => ({
  id,
  name: `Name ${id}`,
  children,
});

const tree = [node('a', node('a1', node('a1x'), node('a1y')), node('a2')), node('b')];
const matching = (text: string) => searchTree(tree, text).nodes;

describe('a search', () => {
  it('keeps the path to each match, and everything below it', () => {
    expect(matching('A1X')).toEqual([
      { ...tree[0], children: [{ ...tree[0]?.children[0], children: [node('a1x')] }] },
    ]);
    expect(matching('name a2')[0]?.children).toEqual([node('a2')]);
    expect(matching(' ')).toBe(tree);
    expect(matching('nothing')).toEqual([]);
  });

  it('expands the path to each match and nothing more', () => {
    expect(searchTree(tree, 'a1x').opened.sort()).toEqual(['a', 'a1']);
    expect(searchTree(tree, 'name a1').opened.sort()).toEqual(['a', 'a1']);
    expect(searchTree(tree, 'name b').opened).toEqual([]);
  });

  it('finds Stühle without the dots, and in any case', () => {
    const chairs = [{ id: 's', name: 'STÜHLE & Bänke', children: [] }];
    expect(searchTree(chairs, 'stuhle').nodes).toEqual(chairs);
    expect(searchTree(chairs, 'bänke').nodes).toEqual(chairs);
  });
});

it('a folded text has the length of the original', () => {
  for (const text of ['Größe', 'İstanbul', 'ﬁ', 'Ǆ', '🛋️ Sofa', 'Ṩ']) {
    expect(folded(text), text).toHaveLength(text.length);
  }
  expect(folded('Größe')).toBe('große');
});

it('highlights the match', () => {
  expect(cutAt('Esszimmerstühle', 'STUH')).toEqual(['Esszimmer', 'stüh', 'le']);
  expect(cutAt('Sofas', ' sof ')).toEqual(['', 'Sof', 'as']);
  expect(cutAt('Sofas', 'x')).toBeNull();
  expect(cutAt('Sofas', '')).toBeNull();
});
