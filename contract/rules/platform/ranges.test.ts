import { describe, expect, test } from 'vitest';
import { findingsOf, nextFrom } from './ranges.ts';

const range = (from: string | null, to: string | null, key = 'DE') => ({ key, from, to });
const fine = { isReversed: false, overlaps: null, gapBefore: null, gapAfter: null };

describe('ranges', () => {
  test('a cent apart have neither overlap nor gap', () => {
    const ranges = [range(null, '499.99'), range('500', null)];
    expect(findingsOf(ranges, 2)).toEqual([fine, fine]);
  });

  test('of different regions have nothing to do with each other', () => {
    expect(findingsOf([range(null, null), range(null, null, 'BY')], 2)).toEqual([fine, fine]);
  });

  test('that touch overlap, whatever their order', () => {
    const ranges = [range('500', null), range(null, '500')];
    expect(findingsOf(ranges, 2)[0]).toEqual({ ...fine, overlaps: 1 });
  });

  test('inside another one overlap with it, not with the one before', () => {
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

  test('go by grams', () => {
    const ranges = [range(null, '30'), range('30.001', '70')];
    expect(findingsOf(ranges, 3)[1]).toEqual({ ...fine, gapAfter: { from: '70.001', to: null } });
  });

  test('that are reversed, or no decimals, stand beside the others', () => {
    const ranges = [range('5', '4'), range('x', null), range(null, null)];
    expect(findingsOf(ranges, 2)).toEqual([{ ...fine, isReversed: true }, fine, fine]);
  });
});

test.each([
  ['499.99', 2, '500.00'],
  ['30', 3, '30.001'],
  [null, 2, null],
  ['x', 2, null],
])('behind %s begins %s', (to, places, expected) => {
  expect(nextFrom(to, places)).toBe(expected);
});
