import { isNotesSheet } from '#contract/importColumns.ts';
import { limits } from '#contract/limits.ts';
import { BadWorkbook } from './badWorkbook.ts';
import { openBook } from './book.ts';
import { refuseTooManyRows } from './rowCount.ts';
import { type ReadRow, sheetReader } from './sheet.ts';
import type { SheetRow } from './sheetRow.ts';
import { readSharedStrings } from './text.ts';
import { readXml } from './xml.ts';
import { unpacked } from './zip.ts';

/** Receives the content of a workbook; reading waits until it has been processed. */
export interface Listener {
  /** The first non-empty row of a sheet. */
  head: (sheet: string, headings: readonly (string | null)[]) => Promise<void>;
  /** A batch of the rows below it. */
  rows: (rows: readonly SheetRow[]) => Promise<void>;
}

/**
 * Reads a workbook in this process: sheets and rows in order, skipping hidden sheets, the notes
 * sheet and empty rows.
 * @param guard called repeatedly; throws to abort
 * @throws BadWorkbook
 */
export const readBook = async (
  content: Buffer,
  listener: Listener,
  guard: () => void,
): Promise<void> => {
  const book = await openBook(content);
  const { sharedStrings } = book;
  const sheets = book.sheets.filter(({ name }) => !isNotesSheet(name));
  await refuseTooManyRows(
    sheets.map(({ part }) => part),
    guard,
  );
  const strings = sharedStrings ? await readSharedStrings(unpacked(sharedStrings), guard) : [];
  const tally = { rows: 0, characters: 0 };
  for (const { name, part } of sheets) {
    let read: ReadRow[] = [];
    const reader = sheetReader(book, strings, (row) => read.push(row));
    const passOn = passerOf(name, listener, tally);
    for await (const _ of readXml(unpacked(part), reader)) {
      guard();
      const some = read;
      read = [];
      for (const row of some) await passOn.add(row);
    }
    await passOn.rest();
  }
  if (tally.rows === 0) throw new BadWorkbook('WORKBOOK_EMPTY');
};

/** Rows per batch; other requests wait while a batch is stored. */
const rowsAtOnce = 200;
const charactersAtOnce = 262_144;

/** Passes on the rows of a sheet in batches. */
const passerOf = (
  sheet: string,
  { head, rows }: Listener,
  tally: { rows: number; characters: number },
) => {
  let hasHead = false;
  let waiting: SheetRow[] = [];
  let characters = 0;
  const rest = async () => {
    if (waiting.length > 0) await rows(waiting);
    waiting = [];
    characters = 0;
  };
  const add = async ({ row, cells, faults, kinds }: ReadRow) => {
    if (!hasHead) {
      hasHead = true;
      return head(sheet, cells);
    }
    const length = cells.reduce((sum, cell) => sum + (cell?.length ?? 0), 0);
    tally.rows += 1;
    tally.characters += length;
    if (tally.rows > limits.importRows) throw new BadWorkbook('WORKBOOK_ROWS');
    // guards against one long text referenced by a million cells
    if (tally.characters > limits.importUnpackedBytes) throw new BadWorkbook('WORKBOOK_UNPACKED');
    waiting.push({
      ...{ sheet, row, cells },
      ...(faults.length > 0 && { faults }),
      ...(kinds.length > 0 && { kinds }),
    });
    characters += length;
    if (waiting.length >= rowsAtOnce || characters >= charactersAtOnce) await rest();
  };
  return { add, rest };
};
