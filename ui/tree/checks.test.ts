import { describe, expect, it } from 'vitest';
import { statesOf, toggled } from './checks.ts';
import { indexTree, type TreeNode } from './treeIndex.ts';

const node = (id: string, ...children: TreeNode[]): TreeNode => ({
  id,
  name: `Name ${id}`,
  children,
});

const tree = indexTree([node('a', node('a1', node('a1x'), node('a1y')), node('a2')), node('b')]);

const checkedAfter = (checked: string[], id: string) =>
  [...toggled(tree, new Set(checked), id)].sort();

const stateOf = (checked: string[], id: string) => statesOf(tree, new Set(checked))(id);

describe('toggling', () => {
  it('checks a node instead of the checked ones below it', () => {
    expect(checkedAfter(['a1x', 'b'], 'a')).toEqual(['a', 'b']);
  });

  it('unchecks a node', () => {
    expect(checkedAfter(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('below a checked node leaves the siblings checked', () => {
    expect(checkedAfter(['a'], 'a1')).toEqual(['a2']);
    expect(checkedAfter(['a'], 'a1x')).toEqual(['a1y', 'a2']);
  });

  it('a missing node changes nothing', () => {
    expect(checkedAfter(['a'], 'z')).toEqual(['a']);
  });
});

describe('the state of a node', () => {
  it.each([
    ['a', 'checked'],
    ['a1x', 'checked'],
    ['b', 'unchecked'],
  ])('%s is %s when a is checked', (id, state) => {
    expect(stateOf(['a'], id)).toBe(state);
  });

  it('is mixed above a checked one', () => {
    expect(stateOf(['a1y'], 'a')).toBe('mixed');
    expect(stateOf(['a1y'], 'a1')).toBe('mixed');
    expect(stateOf(['a1y'], 'a1x')).toBe('unchecked');
  });

  it('is fast for thousands of nodes', () => {
    const branches = Array.from({ length: 10 }, (_, a) =>
      node(`${a}`, ...Array.from({ length: 500 }, (_, b) => node(`${a}.${b}`))),
    );
    const large = indexTree(branches);
    const state = statesOf(large, new Set(['3', '7.499']));
    const states = [...large.places.keys()].map(state);
    expect(states.filter((each) => each === 'checked')).toHaveLength(502);
    expect(states.filter((each) => each === 'mixed')).toHaveLength(1);
  });
});
