import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/**
 * The indexes of the visible rows, and of the focused row with its neighbours: it keeps the focus
 * when it scrolls out of view, and Tab still reaches the adjacent rows.
 */
export const rowsToRender = (range: Range, focused: number): number[] => {
  const inView = defaultRangeExtractor(range);
  if (focused < 0) return inView;
  const kept = [focused - 1, focused, focused + 1].filter(
    (index) => index >= 0 && index < range.count,
  );
  return [...new Set([...inView, ...kept])].sort((a, b) => a - b);
};

interface Item {
  index: number;
  start: number;
  end: number;
}

/** A row, or the gap of unrendered rows before row `index`. */
export type Part = { kind: 'row'; index: number } | { kind: 'gap'; index: number; height: number };

/** The rows and the gaps between them, with the total height of all rows. */
export const withGaps = (items: readonly Item[], count: number, totalHeight: number): Part[] => {
  const parts: Part[] = [];
  let bottom = 0;
  const addGap = (index: number, height: number) => {
    if (height > 0) parts.push({ kind: 'gap', index, height });
  };
  for (const { index, start, end } of items) {
    addGap(index, start - bottom);
    parts.push({ kind: 'row', index });
    bottom = end;
  }
  addGap(count, totalHeight - bottom);
  return parts;
};
