import { isNotesSheet } from '#contract/importColumns.ts';
import { limits } from '#contract/limits.ts';
import { BadWorkbook } from './badWorkbook.ts';
import { openBook } from './book.ts';
import { type ReadRow, sheetReader } from './sheet.ts';
import type { SheetRow } from './sheetRow.ts';
import { readSharedStrings } from './text.ts';
import { readXml } from './xml.ts';
import { unpacked } from './zip.ts';

/** What is told of a workbook while it is read; whoever reads waits until it is taken. */
export interface Listener {
  /** The first row of a sheet that is not empty. */
  head: (sheet: string, headings: readonly (string | null)[]) => Promise<void>;
  /** Some hundred of those below it. */
  rows: (rows: readonly SheetRow[]) => Promise<void>;
}

/**
 * Reads a workbook in this very process: sheets and rows in their order, without hidden sheets, the
 * sheet of notes and empty rows.
 * @param guard called again and again; throws to end the reading
 * @throws BadWorkbook
 */
export const readBook = async (
  content: Buffer,
  listener: Listener,
  guard: () => void,
): Promise<void> => {
  const book = await openBook(content);
  const { sharedStrings } = book;
  const strings = sharedStrings
    ? await readSharedStrings(unpacked(content, sharedStrings), guard)
    : [];
  const tally = { rows: 0, characters: 0 };
  for (const { name, part } of book.sheets) {
    if (isNotesSheet(name)) continue;
    let read: ReadRow[] = [];
    const reader = sheetReader(book, strings, (row) => read.push(row));
    const passOn = passerOf(name, listener, tally);
    for await (const _ of readXml(unpacked(content, part), reader)) {
      guard();
      const some = read;
      read = [];
      for (const row of some) await passOn.add(row);
    }
    await passOn.rest();
  }
  if (tally.rows === 0) throw new BadWorkbook('WORKBOOK_EMPTY');
};

/** Of the rows that are handed over together: others wait while they are kept. */
const rowsAtOnce = 200;
const charactersAtOnce = 262_144;

/** Hands over the rows of a sheet, many at a time. */
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
  const add = async ({ row, cells, faults }: ReadRow) => {
    if (!hasHead) {
      hasHead = true;
      return head(sheet, cells);
    }
    const length = cells.reduce((sum, cell) => sum + (cell?.length ?? 0), 0);
    tally.rows += 1;
    tally.characters += length;
    if (tally.rows > limits.importRows) throw new BadWorkbook('WORKBOOK_ROWS');
    // one long text that a million cells refer to
    if (tally.characters > limits.importUnpackedBytes) throw new BadWorkbook('WORKBOOK_UNPACKED');
    waiting.push({ sheet, row, cells, ...(faults.length > 0 && { faults }) });
    characters += length;
    if (waiting.length >= rowsAtOnce || characters >= charactersAtOnce) await rest();
  };
  return { add, rest };
};
