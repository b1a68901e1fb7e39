/** A cell of the grid, by its row and column on the page. */
export interface Place {
  row: number;
  column: number;
}

export interface Size {
  rows: number;
  columns: number;
}

/** The cells between two corners, all included. */
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const areaOf = (one: Place, other: Place): Area => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

export const isInside = ({ row, column }: Place, { top, bottom, left, right }: Area): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

export const placesIn = ({ top, bottom, left, right }: Area): Place[] =>
  numbers(top, bottom).flatMap((row) => numbers(left, right).map((column) => ({ row, column })));

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** How the user leaves a cell: by Enter, by Tab or Shift+Tab, or otherwise. */
export type Leaving = 'down' | 'next' | 'previous' | 'stay';

const inside = (place: Place, { rows, columns }: Size): Place => ({
  row: Math.max(0, Math.min(place.row, rows - 1)),
  column: Math.max(0, Math.min(place.column, columns - 1)),
});

/** Rows that Page Up and Page Down move by. */
const pageRows = 10;

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-pageRows, 0],
  PageDown: [pageRows, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

/**
 * The cell that a key moves to, or null if the key moves to none.
 * @param isFar whether Ctrl or Cmd is pressed: to the edge of the grid
 */
export const moved = (
  { row, column }: Place,
  key: string,
  size: Size,
  isFar = false,
): Place | null => {
  const step = steps[key];
  if (!step) return null;
  const [down, right] = step;
  if (!isFar) return inside({ row: row + down, column: column + right }, size);
  // as in a spreadsheet, Home and End then lead to the first and the last cell
  if (key === 'Home') return { row: 0, column: 0 };
  if (key === 'End') return { row: size.rows - 1, column: size.columns - 1 };
  const farthest = (by: number) => (by === 0 ? 0 : by * Number.POSITIVE_INFINITY);
  return inside({ row: row + farthest(down), column: column + farthest(right) }, size);
};

/** The next or the previous cell in reading order; null outside of the grid. */
export const beside = ({ row, column }: Place, by: 1 | -1, size: Size): Place | null => {
  const n = row * size.columns + column + by;
  if (n < 0 || n >= size.rows * size.columns) return null;
  return { row: Math.floor(n / size.columns), column: n % size.columns };
};
