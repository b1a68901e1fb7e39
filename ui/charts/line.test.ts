import { describe, expect, test } from 'vitest';
import type { Point } from './data.ts';
import { pathOf, placesOf, someOf, topOf } from './line.ts';

const points = (...values: (number | null)[]): Point[] =>
  values.map((value, index) => ({ id: `${index}`, label: `${index}`, value }));

describe('the scale', () => {
  test.each([
    [0, 4],
    [3, 4],
    [5, 8],
    [9, 20],
    [21, 40],
    [80, 80],
    [81, 200],
    [4001, 8000],
  ])('for %d ends at %d', (value, top) => {
    expect(topOf(value, 4)).toBe(top);
  });
});

describe('the line', () => {
  const pathFor = (...values: (number | null)[]) => pathOf(placesOf(points(...values), 10));

  test('covers the width from left to right', () => {
    expect(pathFor(0, 10, 5)).toBe('M0 100L50 0L100 50');
  });

  test('has a gap where there is no data, and shows a single point as a dot', () => {
    expect(pathFor(10, null, 10, 10, null)).toBe('M0 0l0 0M50 0L75 0');
  });

  test('is a dot in the middle for one point, and empty for none', () => {
    expect(pathFor(10)).toBe('M50 0l0 0');
    expect(pathFor()).toBe('');
    expect(pathFor(null, null)).toBe('');
  });
});

test('labels are few and evenly spaced', () => {
  expect(someOf([1, 2, 3], 6)).toEqual([1, 2, 3]);
  expect(someOf([1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([1, 4, 7]);
});
