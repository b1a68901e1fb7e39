/** A record's state as its snapshot returns it. */
export type State = Record<string, unknown>;

/** A record that a state speaks of: the kind by which the history finds its name, and its id. */
export interface Reference {
  kind: string;
  id: string;
}

/** A line of a field: texts and references, which are replaced by names. */
export type Line = readonly (string | Reference)[];

/** Tells a part of a state, in lines. */
export type Read = (value: unknown) => Line[];

export interface StateField {
  /** The form's name of the field, if it differs. */
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

/** Rows with fields of their own: a line for each, its values one after the other. */
export const rows: Read = (value) =>
  listOf<State>(value).map((row) => [
    Object.values(row)
      .filter((each) => each !== null && each !== '')
      .join(', '),
  ]);

/** What is for nobody to read. */
export const hidden: Read = () => [];

export const listOf = <Item>(value: unknown): Item[] => (Array.isArray(value) ? value : []);
