import type { Row } from './sheet.ts';

/** How a list looks on paper. */
export interface Paper {
  title: string;
  /** Printed below the title on the first page, and the first two on every page. */
  lines: readonly string[];
  /** Amounts above the table on the first page. */
  sums: readonly (readonly [label: string, amount: string])[];
  columns: readonly PaperColumn[];
  /** Whether a row is printed in bold, such as a balance. */
  isStrong: (row: Row) => boolean;
  /** The word before the number of a page. */
  page: string;
}

export interface PaperColumn {
  /** The share of the page's width. */
  width: number;
  align?: 'right';
}
