import type { Language } from '#contract/language.ts';
import { parseDecimal } from '#ui/form/decimal.ts';
import type { RangeRow } from './rangeRow.ts';

export type Column = keyof RangeRow;

/** The cells copied from a spreadsheet; null for plain text. */
const cellsOf = (text: string): string[][] | null => {
  if (!/[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''))) return null;
  return text
    .replace(/[\r\n]+$/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
};

export interface Pasted {
  rows: RangeRow[];
  /** Number of rows that did not fit. */
  left: number;
}

interface Place {
  row: number;
  column: Column;
  /** The visible columns, in their order. */
  columns: readonly Column[];
}

/**
 * Pastes spreadsheet cells into the rows like a spreadsheet: to the right and down from the given
 * position, adding rows if needed. Null if the text is a single cell.
 */
export const withPasted = (
  rows: readonly RangeRow[],
  text: string,
  { row, column, columns }: Place,
  { language, codeNamed, atMost }: Reading & { atMost: number },
): Pasted | null => {
  const cells = cellsOf(text);
  if (!cells) return null;
  const into = columns.slice(columns.indexOf(column));
  const read = { language, codeNamed };
  const next = [...rows];
  for (const [n, line] of cells.slice(0, atMost - row).entries()) {
    const given = into.slice(0, line.length);
    const filled = given.map((name, at) => [name, plainOf(name, line[at] ?? '', read)] as const);
    const before = next[row + n] ?? {
      region: rows.at(-1)?.region ?? '',
      from: '',
      to: '',
      cost: '',
    };
    next[row + n] = { ...before, ...Object.fromEntries(filled) };
  }
  return { rows: next, left: Math.max(0, row + cells.length - atMost) };
};

interface Reading {
  language: Language;
  /** Returns the code of the region with this name; the text itself if there is none. */
  codeNamed: (text: string) => string;
}

const plainOf = (column: Column, cell: string, { language, codeNamed }: Reading): string => {
  if (column === 'region') return codeNamed(cell);
  const amount = cell.replace(/(kg|eur)$/i, '');
  return parseDecimal(amount, language) ?? amount.trim();
};
