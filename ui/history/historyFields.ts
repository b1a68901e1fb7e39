import type { RecordField } from '#ui/record/recordField.ts';

/** How a field of the history is called and reads: as in the form, if it stands there. */
export const fieldOf = (fields: readonly RecordField[], source: string): RecordField =>
  fields.find((field) => field.source === source) ?? {
    source,
    label: `history.fields.${source}`,
  };

/** What a list has more of and less of; the order alone is told by the whole list. */
export const listChange = (
  before: readonly string[],
  after: readonly string[],
): { added: string[]; removed: string[] } => ({
  added: after.filter((line) => !before.includes(line)),
  removed: before.filter((line) => !after.includes(line)),
});
