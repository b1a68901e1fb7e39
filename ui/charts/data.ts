/** A series of values with its colour. */
export interface Series {
  name: string;
  colour: 'first' | 'second' | 'bad' | 'middling' | 'good';
}

/** A row of a chart's table, with one value per series. */
export interface Row {
  id: string;
  label: string;
  values: readonly number[];
  /** Address of the list of the counted records. */
  to?: string | undefined;
}

/** A point of a line; a null value leaves a gap. */
export interface Point {
  id: string;
  label: string;
  value: number | null;
}

export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);
