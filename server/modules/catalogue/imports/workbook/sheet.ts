import { limits } from '#contract/limits.ts';
import { BadWorkbook, damaged } from './badWorkbook.ts';
import type { Book } from './book.ts';
import { columnIndex, type RawCell, readCell } from './cell.ts';
import type { CellFault, CellKind } from './sheetRow.ts';
import { createText } from './text.ts';
import type { Attributes, XmlReader } from './xml.ts';

const lastRow = 1_048_576;

/** A non-empty row of a sheet. */
export interface ReadRow {
  row: number;
  cells: (string | null)[];
  faults: { column: number; fault: CellFault }[];
  /** Cells that show a date or a boolean. */
  kinds: CellKind[];
}

/**
 * Reads the XML of a sheet; reports each non-empty row.
 * @param strings texts that cells reference by index
 */
export const sheetReader = (
  book: Pick<Book, 'formats' | 'from1904'>,
  strings: readonly string[],
  onRow: (row: ReadRow) => void,
): XmlReader => {
  const text = createText();
  let row = 0;
  let column = -1;
  let current: ReadRow = { row, cells: [], faults: [], kinds: [] };
  let cell: RawCell | null = null;
  let isInValue = false;

  const beginRow = ({ r }: Attributes) => {
    const next = r === undefined ? row + 1 : Number(r);
    // rows come in order, each once
    if (!(Number.isInteger(next) && next > row && next <= lastRow)) throw damaged();
    row = next;
    column = -1;
    current = { row, cells: [], faults: [], kinds: [] };
  };

  const beginCell = ({ r, t = 'n', s = '0' }: Attributes) => {
    text.begin();
    cell = { place: r, type: t, style: Number(s), hasFormula: false, value: null, text: '' };
  };

  const endCell = (ended: RawCell) => {
    const next = ended.place === undefined ? column + 1 : columnIndex(ended.place);
    if (next <= column) throw damaged();
    column = next;
    const read = readCell({ ...ended, text: text.end() }, strings, book);
    if (read.text === null) return;
    if (column >= limits.importColumns) throw new BadWorkbook('WORKBOOK_COLUMNS');
    while (current.cells.length < column) current.cells.push(null);
    current.cells.push(read.text ?? null);
    if (read.fault) current.faults.push({ column, fault: read.fault });
    else if (read.kind) current.kinds.push({ column, kind: read.kind });
  };

  return {
    open: (name, attributes) => {
      if (name === 'row') beginRow(attributes);
      else if (name === 'c') beginCell(attributes);
      else if (cell && name === 'v') {
        isInValue = true;
        cell.value = '';
      } else if (cell && name === 'f') cell.hasFormula = true;
      else text.open(name);
    },
    close: (name) => {
      if (name === 'c' && cell) {
        endCell(cell);
        cell = null;
      } else if (name === 'v') isInValue = false;
      else if (name === 'row' && current.cells.length > 0) onRow(current);
      else text.close(name);
    },
    text: (part) => {
      if (isInValue && cell) cell.value += part;
      else if (cell) text.add(part);
    },
  };
};
