import { describe, expect, it } from 'vitest';
import { matchingNodes, pathTo, stateOf, type TreeNode, toggled } from './checks.ts';

const node = (id: string, ...children: TreeNode[]): TreeNode => ({
  id,
  name: `Name ${id}`,
  children,
});

const tree = [node('a', node('a1', node('a1x'), node('a1y')), node('a2')), node('b')];

const checkedAfter = (checked: string[], id: string) =>
  [...toggled(tree, new Set(checked), id)].sort();

describe('toggling', () => {
  it('checks a node in place of what was checked below it', () => {
    expect(checkedAfter(['a1x', 'b'], 'a')).toEqual(['a', 'b']);
  });

  it('unchecks a node', () => {
    expect(checkedAfter(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('below a checked node leaves the siblings checked', () => {
    expect(checkedAfter(['a'], 'a1')).toEqual(['a2']);
    expect(checkedAfter(['a'], 'a1x')).toEqual(['a1y', 'a2']);
  });

  it('of something that is not there changes nothing', () => {
    expect(checkedAfter(['a'], 'z')).toEqual(['a']);
  });
});

describe('the state of a node', () => {
  it.each([
    ['a', 'checked'],
    ['a1x', 'checked'],
    ['b', 'unchecked'],
  ])('%s is %s when a is checked', (id, state) => {
    expect(stateOf(tree, new Set(['a']), id)).toBe(state);
  });

  it('is mixed above a checked one', () => {
    expect(stateOf(tree, new Set(['a1y']), 'a')).toBe('mixed');
    expect(stateOf(tree, new Set(['a1y']), 'a1')).toBe('mixed');
    expect(stateOf(tree, new Set(['a1y']), 'a1x')).toBe('unchecked');
  });
});

it('finds the way to a node', () => {
  expect(pathTo(tree, 'a1y').map((each) => each.id)).toEqual(['a', 'a1', 'a1y']);
});

it('a search keeps the way to what it finds, and all below it', () => {
  expect(matchingNodes(tree, 'A1X')).toEqual([
    { ...tree[0], children: [{ ...tree[0]?.children[0], children: [node('a1x')] }] },
  ]);
  expect(matchingNodes(tree, 'name a2')[0]?.children).toEqual([node('a2')]);
  expect(matchingNodes(tree, ' ')).toBe(tree);
  expect(matchingNodes(tree, 'nothing')).toEqual([]);
});
