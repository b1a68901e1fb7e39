import { useLayoutEffect, useState } from 'react';
import type { TableColumn } from './columns.ts';

type Widths = Readonly<Record<string, number>>;

const none: Widths = {};

/** The widths in pixels that the cells would have without a line break, by column. */
const measured = (area: HTMLElement, columns: readonly TableColumn[]): Widths => {
  const cells = [...area.querySelectorAll<HTMLElement>('thead tr > :not(.select)')];
  area.dataset.measuring = '';
  const widths = cells.map((cell) => Math.ceil(cell.getBoundingClientRect().width));
  return Object.fromEntries(columns.map(({ source }, index) => [source, widths[index] ?? 0]));
};

/**
 * The widths of the columns, each as wide as its content, but at most as wide as the column may be:
 * what a column does not need is left for the name. Until {@link useMeasured}, which the same component calls, the
 * cells stay without line breaks.
 *
 * @param rows The rendered rows; the widths are measured when they change.
 */
export const useContentWidths = (
  area: HTMLElement | null,
  columns: readonly TableColumn[],
  rows: readonly unknown[],
): Widths => {
  const [content, setContent] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when the rows change
  useLayoutEffect(() => {
    if (!area) return;
    const found = measured(area, columns);
    setContent((last) => (isSame(last, found) ? last : found));
  }, [area, columns, rows]);
  return content;
};

/**
 * Ends the measuring. What else measures the table does it before: the browser then lays out the table once with
 * line breaks, instead of also before the widths are known.
 */
export const useMeasured = (area: HTMLElement | null): void => {
  useLayoutEffect(() => {
    if (area) delete area.dataset.measuring;
  });
};

const isSame = (one: Widths, other: Widths): boolean => {
  const sources = Object.keys(other);
  return (
    sources.length === Object.keys(one).length &&
    sources.every((source) => one[source] === other[source])
  );
};

/** Additional width of a column whose cells show another one's content on the same line. */
const roomBeside = 72;

/** A column's width in pixels; undefined if it takes the remaining space. */
export const widthIn = (
  { source, width, isWidthChosen, below }: TableColumn,
  content: Widths,
  isOneLine: boolean,
): number | undefined => {
  const needed = content[source];
  if (width === undefined || isWidthChosen || !needed) return width;
  return Math.min(needed, width + (below && isOneLine ? roomBeside : 0));
};
