/** A record's state as its snapshot returns it. */
export type State = Record<string, unknown>;

/** A record that a state refers to: its id, and the kind by which the history finds its name. */
export interface Reference {
  kind: string;
  id: string;
}

/** A line of a field: texts, and references that are replaced by names. */
export type Line = readonly (string | Reference)[];

/** Formats a part of a state as lines. */
export type Read = (value: unknown) => Line[];

export interface StateField {
  /** The field's name in the form, if it differs. */
  name?: string;
  read: Read;
}

export const to = (kind: string): ((id: unknown) => Reference) => {
  return (id) => ({ kind, id: String(id) });
};

export const plain: Read = (value) =>
  value === null || value === undefined || value === '' ? [] : [[String(value)]];

/** A record by its id. */
export const one = (kind: string): Read => {
  const reference = to(kind);
  return (value) => (value === null || value === undefined ? [] : [[reference(value)]]);
};

/** Records by their ids. */
export const many = (kind: string): Read => {
  const reference = to(kind);
  return (value) => listOf<unknown>(value).map((id) => [reference(id)]);
};

/** Rows with their own fields: one line per row, with its values in order. */
export const rows: Read = (value) =>
  listOf<State>(value).map((row) => [
    Object.values(row)
      .filter((each) => each !== null && each !== '')
      .join(', '),
  ]);

/** For values that must not be shown. */
export const hidden: Read = () => [];

export const listOf = <Item>(value: unknown): Item[] => (Array.isArray(value) ? value : []);
