import { describe, expect, test } from 'vitest';
import { findingsOf, nextFrom } from './ranges.ts';

const range = (from: string | null, to: string | null, key = 'DE') => ({ key, from, to });
const fine = { isReversed: false, overlaps: null, gapBefore: null, gapAfter: null };

describe('ranges', () => {
  test('a cent apart neither overlap nor leave a gap', () => {
    const ranges = [range(null, '499.99'), range('500', null)];
    expect(findingsOf(ranges, 2)).toEqual([fine, fine]);
  });

  test('do not affect each other if their regions differ', () => {
    expect(findingsOf([range(null, null), range(null, null, 'BY')], 2)).toEqual([fine, fine]);
  });

  test('overlap when they touch, in any order', () => {
    const ranges = [range('500', null), range(null, '500')];
    expect(findingsOf(ranges, 2)[0]).toEqual({ ...fine, overlaps: 1 });
  });

  test('overlap with the one they lie in, not with the one before', () => {
    const ranges = [
      range(null, '100'),
      range('10', '20'),
      range('50', '60'),
      range('100.01', null),
    ];
    expect(findingsOf(ranges, 2).map(({ overlaps }) => overlaps)).toEqual([null, 0, 0, null]);
  });

  test('leave gaps before the first, between and after the last', () => {
    const ranges = [range('30', '40'), range('10', '19.98')];
    expect(findingsOf(ranges, 2)).toEqual([
      { ...fine, gapBefore: { from: '19.99', to: '29.99' }, gapAfter: { from: '40.01', to: null } },
      { ...fine, gapBefore: { from: '0.00', to: '9.99' } },
    ]);
  });

  test('are based on grams', () => {
    const ranges = [range(null, '30'), range('30.001', '70')];
    expect(findingsOf(ranges, 3)[1]).toEqual({ ...fine, gapAfter: { from: '70.001', to: null } });
  });

  test('are ignored if they are reversed or not decimals', () => {
    const ranges = [range('5', '4'), range('x', null), range(null, null)];
    expect(findingsOf(ranges, 2)).toEqual([{ ...fine, isReversed: true }, fine, fine]);
  });
});

test.each([
  ['499.99', 2, '500.00'],
  ['30', 3, '30.001'],
  [null, 2, null],
  ['x', 2, null],
])('after %s start at %s', (to, places, expected) => {
  expect(nextFrom(to, places)).toBe(expected);
});
