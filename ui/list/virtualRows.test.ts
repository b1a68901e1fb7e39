import { expect, it } from 'vitest';
import { rowsToRender, withGaps } from './virtualRows.ts';

const range = { startIndex: 10, endIndex: 12, overscan: 1, count: 100 };

it('renders the rows in view and a few around them', () => {
  expect(rowsToRender(range, -1)).toEqual([9, 10, 11, 12, 13]);
});

it('keeps the focused row with its neighbours, in order and once', () => {
  expect(rowsToRender(range, 0)).toEqual([0, 1, 9, 10, 11, 12, 13]);
  expect(rowsToRender(range, 13)).toEqual([9, 10, 11, 12, 13, 14]);
  expect(rowsToRender(range, 99)).toEqual([9, 10, 11, 12, 13, 98, 99]);
});

it('fills unrendered rows with gaps, so that the height stays that of all rows', () => {
  const item = (index: number) => ({ index, start: index * 50, end: index * 50 + 50 });
  const parts = withGaps([item(0), item(4), item(5)], 10, 500);
  expect(parts).toEqual([
    { kind: 'row', index: 0 },
    { kind: 'gap', index: 4, height: 150 },
    { kind: 'row', index: 4 },
    { kind: 'row', index: 5 },
    { kind: 'gap', index: 10, height: 200 },
  ]);
});

it('is one gap until the height of the area is known', () => {
  expect(withGaps([], 10, 500)).toEqual([{ kind: 'gap', index: 10, height: 500 }]);
});
