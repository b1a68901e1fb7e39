import type { Language } from '#contract/language.ts';
/** A record's field, as conflicts and the history show it. */
export interface RecordField {
  /** Key of the field in the form's values (with dots for nested fields) and in the history. */
  source: string;
  /** Message key or text; the resource's label by default. */
  label?: string;
  /** Format of the field's lines; text by default. */
  kind?: 'flag' | 'price' | 'picture' | 'image' | 'colour';
  /** Prefix of the message keys of the field's choices. */
  choices?: string;
  /** The resource that the ids refer to. */
  reference?: string;
  /** Message key of a question about how restoring the field affects other records. */
  restoring?: string;
  /** Formats a line in the user's language. */
  textOf?: (line: string, locale: Language) => string;
  /** Converts a form value into lines, unless it is plain or a list of named items. */
  linesOf?: (value: unknown) => string[];
}

const lineOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'name' in item ? String(item.name) : String(item);

/** Converts a form value into lines: none if it is empty, one for a plain value. */
export const linesOf = ({ linesOf: own, reference }: RecordField, value: unknown): string[] => {
  if (own) return own(value);
  if (value === null || value === undefined || value === '') return [];
  if (!Array.isArray(value)) return [lineOf(value)];
  const lines = value.map(lineOf);
  // references have no order of their own, so they are sorted for the comparison
  return reference ? lines.sort() : lines;
};

/** Reads a field's value from the form's values. */
export const valueAt = (values: Readonly<Record<string, unknown>>, source: string): unknown =>
  source
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);
