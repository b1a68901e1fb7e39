import { expect, it } from 'vitest';
import { areaOf, beside, isInside, moved, placesIn } from './area.ts';

const size = { rows: 30, columns: 4 };
const at = (row: number, column: number) => ({ row, column });

it('moves by the arrow keys and stays in the grid', () => {
  expect(moved(at(1, 1), 'ArrowDown', size)).toEqual(at(2, 1));
  expect(moved(at(1, 1), 'ArrowLeft', size)).toEqual(at(1, 0));
  expect(moved(at(0, 0), 'ArrowUp', size)).toEqual(at(0, 0));
  expect(moved(at(29, 3), 'ArrowRight', size)).toEqual(at(29, 3));
  expect(moved(at(5, 1), 'PageDown', size)).toEqual(at(15, 1));
  expect(moved(at(5, 1), 'PageUp', size)).toEqual(at(0, 1));
  expect(moved(at(5, 1), 'End', size)).toEqual(at(5, 3));
  expect(moved(at(5, 1), 'x', size)).toBe(null);
});

it('moves to the edge with Ctrl', () => {
  expect(moved(at(5, 1), 'ArrowDown', size, true)).toEqual(at(29, 1));
  expect(moved(at(5, 1), 'ArrowLeft', size, true)).toEqual(at(5, 0));
  expect(moved(at(5, 1), 'Home', size, true)).toEqual(at(0, 0));
  expect(moved(at(5, 1), 'End', size, true)).toEqual(at(29, 3));
});

it('goes on in the next row, and leaves the grid at its ends', () => {
  expect(beside(at(0, 3), 1, size)).toEqual(at(1, 0));
  expect(beside(at(1, 0), -1, size)).toEqual(at(0, 3));
  expect(beside(at(29, 3), 1, size)).toBe(null);
  expect(beside(at(0, 0), -1, size)).toBe(null);
});

it('is the same area from every corner', () => {
  const area = areaOf(at(3, 2), at(1, 1));
  expect(area).toEqual({ top: 1, bottom: 3, left: 1, right: 2 });
  expect(placesIn(area)).toHaveLength(6);
  expect([isInside(at(2, 2), area), isInside(at(2, 3), area)]).toEqual([true, false]);
});
