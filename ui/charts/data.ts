/** What a colour of a chart stands for. */
export interface Series {
  name: string;
  colour: 'first' | 'second';
}

/** A row of a chart's table: one value for each series. */
export interface Row {
  id: string;
  label: string;
  values: readonly number[];
  /** The list of what is counted. */
  to?: string | undefined;
}

export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);
