/** EUR as a decimal, with two decimal places in the file as well. */
interface Amount {
  amount: string;
}

/** null is an empty cell; numbers stay numbers. */
export type Cell = string | number | Amount | null;
export type Row = readonly Cell[];

export const amountCell = (decimal: string | null | undefined): Cell =>
  decimal == null ? null : { amount: decimal };

/** Builds a file from rows piece by piece; data already taken is not kept in memory. */
export interface Sheet {
  write(rows: readonly Row[]): Promise<void>;
  /** Call once, after the last row. */
  end(): Promise<void>;
  /** Returns what has been produced since the last call. */
  take(): Buffer;
}
