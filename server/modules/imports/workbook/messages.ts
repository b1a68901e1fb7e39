import type { WorkbookFault } from './badWorkbook.ts';
import type { SheetRow } from './sheetRow.ts';

/** What the process that reads tells the one that has started it. */
export type ReaderMessage =
  | { head: readonly (string | null)[]; sheet: string }
  | { rows: readonly SheetRow[] }
  | { fault: WorkbookFault }
  | { error: string }
  | { isRead: true };

/** What it is told for each head and each part of rows, once they are taken. */
export const taken = 'taken';

/** Heads and parts of rows that may be under way: one is taken while the next is read. */
export const underWay = 2;

/** Resident memory of the process that reads. */
export const maxMemory = 400 * 1_048_576;
