/** A field of a record, as conflicts and the history tell it. */
export interface RecordField {
  /** Of the form's values, dotted for nested ones, and of the history's. */
  source: string;
  /** Message key or text; what the resource calls the field unless given. */
  label?: string;
  /** How its lines read; as they are unless given. */
  kind?: 'flag' | 'price' | 'picture' | 'image' | 'colour';
  /** Message key below which each of its choices has its name. */
  choices?: string;
  /** The resource whose ids a form has as its value. */
  reference?: string;
  /** Message key of what restoring it does to other records, asked before. */
  restoring?: string;
  /** The lines of a form's value where it is neither plain nor a list of what has a name. */
  linesOf?: (value: unknown) => string[];
}

const lineOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'name' in item ? String(item.name) : String(item);

/** A form's value as lines: none where nothing is entered, one for a plain value. */
export const linesOf = ({ linesOf: own, reference }: RecordField, value: unknown): string[] => {
  if (own) return own(value);
  if (value === null || value === undefined || value === '') return [];
  if (!Array.isArray(value)) return [lineOf(value)];
  const lines = value.map(lineOf);
  // what is only referred to has no order of its own
  return reference ? lines.sort() : lines;
};

/** What a form's values hold at a field. */
export const valueAt = (values: Readonly<Record<string, unknown>>, source: string): unknown =>
  source
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);
