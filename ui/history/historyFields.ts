import type { RecordField } from '#ui/record/recordField.ts';

/** Label and format of a field in the history; the same as in the form, if it is there. */
export const fieldOf = (fields: readonly RecordField[], source: string): RecordField =>
  fields.find((field) => field.source === source) ?? {
    source,
    label: `history.fields.${source}`,
  };

/** Items a list gained and lost; if only the order changed, the whole list. */
export const listChange = (
  before: readonly string[],
  after: readonly string[],
): { added: string[]; removed: string[] } => ({
  added: after.filter((line) => !before.includes(line)),
  removed: before.filter((line) => !after.includes(line)),
});
