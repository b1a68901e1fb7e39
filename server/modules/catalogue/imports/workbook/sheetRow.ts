/** Why a cell cannot be read; `error.<fault>` is its message. */
export type CellFault = 'CELL_FORMULA' | 'CELL_ERROR' | 'CELL_TOO_LONG';

/** A cell that is not text in the workbook, although it looks like text. */
export interface CellKind {
  column: number;
  kind: 'date' | 'boolean';
}

/** A non-empty row. */
export interface SheetRow {
  sheet: string;
  /** Counted from 1, as in Excel. */
  row: number;
  /** As text: numbers as decimals with a point, dates as 2026-11-22, booleans as true or false. */
  cells: readonly (string | null)[];
  /** Unreadable cells by index; their text is null. */
  faults?: readonly { column: number; fault: CellFault }[];
  kinds?: readonly CellKind[];
}
