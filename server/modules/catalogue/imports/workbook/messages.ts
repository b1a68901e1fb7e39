import type { WorkbookFault } from './badWorkbook.ts';
import type { SheetRow } from './sheetRow.ts';

/** Messages from the reader process to its parent. */
export type ReaderMessage =
  | { head: readonly (string | null)[]; sheet: string }
  | { rows: readonly SheetRow[] }
  | { fault: WorkbookFault }
  | { error: string }
  | { isRead: true };

/** The reply to each heading and each batch of rows once processed. */
export const taken = 'taken';

/** Batches in flight: one is processed while the next is read. */
export const underWay = 2;

/** Limit of the reader process's resident memory. */
export const maxMemory = 400 * 1_048_576;
