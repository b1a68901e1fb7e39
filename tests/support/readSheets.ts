import { type Listener, readBook } from '#server/modules/catalogue/imports/workbook/readBook.ts';
import type { SheetRow } from '#server/modules/catalogue/imports/workbook/sheetRow.ts';

export interface ReadSheets {
  /** Headings by sheet name. */
  heads: Record<string, readonly (string | null)[]>;
  rows: SheetRow[];
}

/** A listener that collects everything read. */
export const collector = (): { read: ReadSheets; listener: Listener } => {
  const read: ReadSheets = { heads: {}, rows: [] };
  const listener: Listener = {
    head: async (sheet, headings) => {
      read.heads[sheet] = headings;
    },
    rows: async (rows) => {
      read.rows.push(...rows);
    },
  };
  return { read, listener };
};

/** Reads a whole workbook in this process. */
export const readSheets = async (content: Buffer): Promise<ReadSheets> => {
  const { read, listener } = collector();
  await readBook(content, listener, () => undefined);
  return read;
};
