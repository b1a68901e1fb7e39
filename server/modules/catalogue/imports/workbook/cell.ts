import { composed } from '#contract/composed.ts';
import { limits } from '#contract/limits.ts';
import { damaged } from './badWorkbook.ts';
import type { Book } from './book.ts';
import { dateText, decimalText, type Shown } from './numbers.ts';
import type { CellFault, CellKind } from './sheetRow.ts';

/** A cell as it is in the sheet. */
export interface RawCell {
  /** Reference, for example B7. */
  place: string | undefined;
  type: string;
  style: number;
  hasFormula: boolean;
  /** null if there is none. */
  value: string | null;
  /** Text of an inline string. */
  text: string;
}

export type ReadCell =
  | { text: string | null; kind?: CellKind['kind']; fault?: never }
  | { fault: CellFault; text?: never; kind?: never };

type Formats = Pick<Book, 'formats' | 'from1904'>;

const blank: ReadCell = { text: null };

/** The content of the cell as Excel shows it; for a formula, its last result. */
export const readCell = (
  cell: RawCell,
  strings: readonly string[],
  { formats, from1904 }: Formats,
): ReadCell => {
  const { type, value } = cell;
  if (type === 'inlineStr') return textOf(cell.text);
  if (value === null) return cell.hasFormula ? { fault: 'CELL_FORMULA' } : blank;
  if (type === 'e') return { fault: 'CELL_ERROR' };
  if (type === 'str' || type === 'd') return textOf(value);
  if (value.trim() === '') return cell.hasFormula ? { fault: 'CELL_FORMULA' } : blank;
  if (type === 's') return textOf(sharedOf(value, strings));
  if (type === 'b') return { text: value.trim() === '1' ? 'true' : 'false', kind: 'boolean' };
  return numberOf(value, formats[cell.style] ?? null, from1904);
};

const numberOf = (value: string, shown: Shown, from1904: boolean): ReadCell => {
  if (typeof shown === 'string') {
    const text = dateText(value, shown, from1904);
    return text === null ? { fault: 'CELL_ERROR' } : { text, kind: 'date' };
  }
  const text = decimalText(value);
  if (text === null) return { fault: 'CELL_ERROR' };
  // article numbers and postcodes are often numbers that a format pads with zeros
  return { text: shown !== null && /^\d+$/.test(text) ? text.padStart(shown, '0') : text };
};

const textOf = (text: string): ReadCell => {
  if (text.length > limits.importCell) return { fault: 'CELL_TOO_LONG' };
  return text.trim() === '' ? blank : { text: composed(text) };
};

const sharedOf = (place: string, strings: readonly string[]): string => {
  const text = strings[Number(place)];
  if (text === undefined) throw damaged();
  return text;
};

/** Column index, counted from 0, from a cell reference. */
export const columnIndex = (place: string): number => {
  let index = 0;
  for (const letter of place) {
    if (letter >= '0' && letter <= '9') break;
    if (!/[a-z]/i.test(letter)) throw damaged();
    // a is 1, in either case
    index = index * 26 + (letter.charCodeAt(0) & 31);
  }
  if (index === 0 || index > 16_384) throw damaged();
  return index - 1;
};
