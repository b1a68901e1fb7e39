/** A record's field, as conflicts and history show it. */
export interface RecordField {
  /** Key in the form's values, with dots for nested ones, and in the history. */
  source: string;
  /** Message key or text; the resource's label if omitted. */
  label?: string;
  /** How its lines are shown; as text if omitted. */
  kind?: 'flag' | 'price' | 'picture' | 'image' | 'colour';
  /** Message key prefix of the names of its choices. */
  choices?: string;
  /** The resource its ids refer to. */
  reference?: string;
  /** Message key of a question about what restoring it does to other records. */
  restoring?: string;
  /** Tells a line in the reader's language. */
  textOf?: (line: string, locale: string) => string;
  /** Converts a form value that is neither plain nor a list of named items into lines. */
  linesOf?: (value: unknown) => string[];
}

const lineOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'name' in item ? String(item.name) : String(item);

/** A form value as lines: none if empty, one for a plain value. */
export const linesOf = ({ linesOf: own, reference }: RecordField, value: unknown): string[] => {
  if (own) return own(value);
  if (value === null || value === undefined || value === '') return [];
  if (!Array.isArray(value)) return [lineOf(value)];
  const lines = value.map(lineOf);
  // references have no order of their own
  return reference ? lines.sort() : lines;
};

/** A field's value in the form's values. */
export const valueAt = (values: Readonly<Record<string, unknown>>, source: string): unknown =>
  source
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);
