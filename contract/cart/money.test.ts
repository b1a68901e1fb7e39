import { describe, expect, test } from 'vitest';
import { cents, decimal, rounded, scaled, spread } from './money.ts';

describe('decimals', () => {
  test.each([
    ['0', 0n],
    ['19.9', 1990n],
    ['-0.05', -5n],
    ['9999999999.99', 999_999_999_999n],
    ['007.50', 750n],
  ])('%s are %s cents', (text, amount) => {
    expect(cents(text)).toBe(amount);
  });

  test.each(['', ' ', '1,5', '1.555', '1e3', '.5', '5.', '+5', '0x10', 'NaN', '٣', '1 000'])(
    '%j is none',
    (text) => {
      expect(() => cents(text)).toThrow(RangeError);
    },
  );

  test('have as many decimals as their unit', () => {
    expect(scaled('30.001', 3)).toBe(30_001n);
    expect(() => scaled('30.0001', 3)).toThrow(RangeError);
  });

  test.each([
    [0n, '0.00'],
    [-5n, '-0.05'],
    [1990n, '19.90'],
    [-123_456n, '-1234.56'],
  ])('formats %s cents as %s', (amount, text) => {
    expect(decimal(amount)).toBe(text);
  });
});

test.each([
  [1n, 2n, 1n],
  [-1n, 2n, -1n],
  [49n, 100n, 0n],
  [-49n, 100n, 0n],
  [5n, 2n, 3n],
  [-5n, 2n, -3n],
  [7n, 3n, 2n],
])('%s / %s is rounded to %s', (numerator, denominator, whole) => {
  expect(rounded(numerator, denominator)).toBe(whole);
});

describe('sharing out', () => {
  test.each([
    [10n, [1n, 1n, 1n], [4n, 3n, 3n]],
    [10n, [0n, 2n, 1n], [0n, 7n, 3n]],
    [60n, [0n, 0n], [30n, 30n]],
    [0n, [5n, 5n], [0n, 0n]],
    [0n, [], []],
  ])('case %#', (total, weights, parts) => {
    expect(spread(total, weights)).toEqual(parts);
  });
});
