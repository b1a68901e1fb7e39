/** null leaves the cell empty; a number stays one. */
export type Cell = string | number | null;
export type Row = readonly Cell[];

/** Makes a file of rows, part by part; nothing is kept of what was taken. */
export interface Sheet {
  write(rows: readonly Row[]): Promise<void>;
  /** To be called once, after the last row. */
  end(): Promise<void>;
  /** What was made since the last time. */
  take(): Buffer;
}
