import { describe, expect, it } from 'vitest';
import { indexTree, type TreeNode } from '#ui/tree/treeIndex.ts';
import { parentsFor, placeAt, placesFor } from './places.ts';

const node = (id: string, ...children: TreeNode[]): TreeNode => ({ id, name: id, children });

const tree = indexTree([
  node('a', node('a1', node('a1x', node('deep'))), node('a2')),
  node('b', node('b1')),
  node('c'),
]);
const all = [...tree.places.keys()];

/** Formats each place as `parent<before`; the root is empty and the end is a full stop. */
const drawn = (id: string, shown: readonly string[] = all) =>
  placesFor(tree, shown, id).map(
    ({ parentId, beforeId }) => `${parentId ?? ''}<${beforeId ?? '.'}`,
  );

describe('where a branch may hang', () => {
  it('is not below itself', () => {
    expect(parentsFor(tree, 'a')('a')).toBe(false);
    expect(parentsFor(tree, 'a')('a1x')).toBe(false);
    expect(parentsFor(tree, 'a1')('a')).toBe(true);
    expect(parentsFor(tree, 'a1')(null)).toBe(true);
  });

  it('is not possible if it would create a fifth level', () => {
    expect(parentsFor(tree, 'c')('a1x')).toBe(true);
    expect(parentsFor(tree, 'c')('deep')).toBe(false);
    expect(parentsFor(tree, 'b')('a1')).toBe(true);
    expect(parentsFor(tree, 'b')('a1x')).toBe(false);
  });

  it('is nowhere for a missing id', () => {
    expect(parentsFor(tree, 'c')('z')).toBe(false);
    expect(parentsFor(tree, 'z')('c')).toBe(false);
  });
});

describe('the places for a category', () => {
  it('are before, inside and after each row, from top to bottom', () => {
    expect(drawn('c', ['a', 'b', 'c'])).toEqual(['<a', 'a<.', '<b', 'b<.', '<.']);
    expect(drawn('c', ['a', 'a1', 'a2', 'b', 'c'])).toEqual([
      '<a',
      'a<a1',
      'a1<.',
      'a<a2',
      'a2<.',
      'a<.',
      '<b',
      'b<.',
      '<.',
    ]);
  });

  it('exclude places that are too deep or inside the branch', () => {
    // b has two levels, so it fits below a1 but not below a1x
    expect(drawn('b')).toEqual([
      '<a',
      'a<a1',
      'a1<a1x',
      'a1<.',
      'a<a2',
      'a2<.',
      'a<.',
      '<c',
      'c<.',
      '<.',
    ]);
  });

  it('include the current place', () => {
    const homes = placesFor(tree, all, 'a2').filter(({ isHome }) => isHome);
    expect(homes).toMatchObject([{ parentId: 'a', beforeId: null }]);
    expect(placesFor(tree, all, 'b').find(({ isHome }) => isHome)).toMatchObject({
      parentId: null,
      beforeId: 'c',
    });
  });

  it('include the position itself for an only child', () => {
    expect(
      placesFor(tree, ['a', 'b', 'b1', 'c'], 'b1').filter(({ isHome }) => isHome),
    ).toMatchObject([{ parentId: 'b', beforeId: null, edge: 'inside', row: 1, level: 2 }]);
  });
});

describe('pointing at a row', () => {
  const shown = ['a', 'a1', 'a2', 'b', 'c'];
  const places = placesFor(tree, shown, 'c');
  const at = (row: number, part: number, level: number) => {
    const place = placeAt(places, row, part, level);
    return place && `${place.parentId ?? ''}<${place.beforeId ?? '.'}`;
  };

  it('means its edges and its middle', () => {
    expect(at(1, 0.1, 2)).toBe('a<a1');
    expect(at(1, 0.5, 2)).toBe('a1<.');
    expect(at(1, 0.9, 2)).toBe('a<a2');
  });

  it('means the pointed level below the last of several', () => {
    expect(at(2, 0.9, 2)).toBe('a<.');
    expect(at(2, 0.9, 1)).toBe('<b');
    expect(at(2, 0.9, 4)).toBe('a<.');
  });

  it('is undefined if there is no place', () => {
    expect(placeAt([], 1, 0.5, 1)).toBeUndefined();
  });
});
