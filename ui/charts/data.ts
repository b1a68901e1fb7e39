/** The series a colour stands for. */
export interface Series {
  name: string;
  colour: 'first' | 'second';
}

/** A row of a chart's table, with one value per series. */
export interface Row {
  id: string;
  label: string;
  values: readonly number[];
  /** The list of the counted records. */
  to?: string | undefined;
}

export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);
