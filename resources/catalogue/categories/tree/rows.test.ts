import { expect, it } from 'vitest';
import type { CategoryRow } from '#resources/catalogue/categories/operations.ts';
import type { TreeNode } from '#ui/tree/treeIndex.ts';
import { movedRows, nodesOf, orderedRows } from './rows.ts';

const row = (id: string, parentId: string | null): CategoryRow => ({
  id,
  name: id.toUpperCase(),
  slug: id,
  parentId,
  avatar: null,
  productCount: 0,
  version: 1,
});

const rows = [row('a', null), row('a1', 'a'), row('a1x', 'a1'), row('a2', 'a'), row('b', null)];

/** Formats the tree as `a(a1(a1x) a2) b`. */
const drawn = (nodes: readonly TreeNode[]): string =>
  nodes
    .map(({ id, children }) => (children.length > 0 ? `${id}(${drawn(children)})` : id))
    .join(' ');
const after = (id: string, parentId: string | null, beforeId: string | null) =>
  drawn(nodesOf(movedRows(rows, id, { parentId, beforeId })));

it('builds a tree from rows', () => {
  expect(drawn(nodesOf(rows))).toBe('a(a1(a1x) a2) b');
  expect(nodesOf(rows)[0]?.name).toBe('A');
});

it('moves a branch among its siblings and to other places', () => {
  expect(after('a2', 'a', 'a1')).toBe('a(a2 a1(a1x)) b');
  expect(after('a1', 'b', null)).toBe('a(a2) b(a1(a1x))');
  expect(after('a1x', null, 'a')).toBe('a1x a(a1 a2) b');
  expect(after('b', 'a', 'a2')).toBe('a(a1(a1x) b a2)');
  expect(after('a1', 'a', null)).toBe('a(a2 a1(a1x)) b');
});

it('moves no missing item', () => {
  expect(after('z', 'a', null)).toBe('a(a1(a1x) a2) b');
});

it('reorders siblings', () => {
  expect(drawn(nodesOf(orderedRows(rows, ['a2', 'a1'])))).toBe('a(a2 a1(a1x)) b');
  expect(drawn(nodesOf(orderedRows(rows, ['b', 'a'])))).toBe('b a(a1(a1x) a2)');
});
