import type { RecordField } from '#ui/record/recordField.ts';

/**
 * The definition (label, format) of a field in the history; the form's definition if there is one.
 */
export const fieldOf = (fields: readonly RecordField[], source: string): RecordField =>
  fields.find((field) => field.source === source) ?? {
    source,
    label: `history.fields.${source}`,
  };

/** The items that a list gained and lost; the whole list if only the order changed. */
export const listChange = (
  before: readonly string[],
  after: readonly string[],
): { added: string[]; removed: string[] } => ({
  added: after.filter((line) => !before.includes(line)),
  removed: before.filter((line) => !after.includes(line)),
});
