import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beforeAt, firstIndexOf, reordered, withinList } from './order.ts';

const listOf = (names: string) => [...names].map((id) => ({ id }));
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('a list', () => {
  test.each([
    ['c', 'a', 'cabde'],
    ['a', 'd', 'bcade'],
    ['bd', 'a', 'bdace'],
    ['ae', 'c', 'baecd'],
    ['a', null, 'bcdea'],
    ['ce', null, 'abdce'],
    ['a', 'gone', 'bcdea'],
  ])('moves %s before %s, giving %s', (moved, before, expected) => {
    const list = listOf('abcde');
    expect(idsOf(reordered(list, new Set(moved), before))).toBe(expected);
  });

  test('has the moved items at their target', () => {
    const list = listOf('abcdefgh');
    fc.assert(
      fc.property(fc.subarray([...'abcdefgh'], { minLength: 1 }), fc.nat(7), (moved, wanted) => {
        const ids = new Set(moved);
        const index = withinList(wanted, list.length, ids.size);
        const result = reordered(list, ids, beforeAt(list, ids, index));
        expect(firstIndexOf(result, ids)).toBe(index);
        expect(idsOf(result.slice(index, index + ids.size))).toBe([...moved].sort().join(''));
        expect([...idsOf(result)].sort().join('')).toBe('abcdefgh');
      }),
    );
  });

  test('has no place before its first or after its last', () => {
    expect(withinList(-3, 5, 1)).toBe(0);
    expect(withinList(9, 5, 2)).toBe(3);
    expect(withinList(1, 0, 1)).toBe(0);
  });
});
