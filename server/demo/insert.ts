/** The database ids of catalogue keys. */
export type Ids = ReadonlyMap<string, string>;

export const idOf = (ids: Ids, key: string): string => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo catalogue names an unknown key: ${key}`);
  return id;
};

// a statement takes at most 65,535 values
const rowsAtOnce = 1000;

/** Runs `insert` on chunks of the rows and concatenates the results. */
export const inChunks = async <Row, Result>(
  rows: readonly Row[],
  insert: (chunk: Row[]) => Promise<Result[]>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    results.push(...(await insert(rows.slice(start, start + rowsAtOnce))));
  }
  return results;
};

/** Maps keys to the ids of inserted rows, found by a unique column. */
export const idsBy = <Item>(
  items: readonly Item[],
  rows: readonly { id: string; unique: string }[],
  key: (item: Item) => string,
  unique: (item: Item) => string,
): Ids => {
  const byUnique = new Map(rows.map((row) => [row.unique, row.id]));
  return new Map(items.map((item) => [key(item), idOf(byUnique, unique(item))]));
};
