import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Row } from './sheet.ts';
import {
  type Choice,
  type Column,
  packageParts,
  rowXml,
  type SheetFrame,
  type Style,
  sheetBegin,
  sheetEnd,
  sheetFile,
} from './xlsxParts.ts';

export interface BookRow {
  cells: Row;
  /** Columns with highlighted cells. */
  marked?: ReadonlySet<number>;
}

export interface BookSheet extends SheetFrame {
  columns: readonly Column[];
  headings: Row;
  /** Read as fast as the workbook is consumed. */
  rows: AsyncIterable<BookRow> | Iterable<BookRow>;
  choices?: readonly Choice[];
}

/**
 * A workbook of several sheets with headings in their first rows, produced while it is being read.
 */
export const xlsxBook = (sheets: readonly BookSheet[]): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  for (const [file, text] of Object.entries(packageParts(sheets))) {
    zip.addBuffer(Buffer.from(text), file);
  }
  for (const [place, sheet] of sheets.entries()) {
    const source = Readable.from(sheetXml(sheet));
    // otherwise the reader would wait forever
    source.on('error', (error) => output.destroy(error));
    output.once('close', () => source.destroy());
    zip.addReadStream(source, sheetFile(place));
  }
  zip.end();
  return output;
};

async function* sheetXml({ columns, headings, rows, choices }: BookSheet) {
  const styleOf = (column: number): Style => columns[column]?.style ?? 'plain';
  yield sheetBegin(columns);
  yield rowXml(headings, 1, () => 'heading');
  let line = 1;
  for await (const { cells, marked } of rows) {
    line += 1;
    yield rowXml(cells, line, (column) => (marked?.has(column) ? 'marked' : styleOf(column)));
  }
  yield sheetEnd(choices);
}
