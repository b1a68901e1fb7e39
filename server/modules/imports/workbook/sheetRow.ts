/** Why a cell cannot be read; `error.<fault>` is its message. */
export type CellFault = 'CELL_FORMULA' | 'CELL_ERROR' | 'CELL_TOO_LONG';

/** A row that is not empty. */
export interface SheetRow {
  sheet: string;
  /** As Excel counts, from 1. */
  row: number;
  /** As text: a number as a decimal with a point, a date as 2026-11-22, a yes or no as true or false. */
  cells: readonly (string | null)[];
  /** Cells that could not be read, by their place; they are null. */
  faults?: readonly { column: number; fault: CellFault }[];
}
