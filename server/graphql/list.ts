/** A page of a list. The total needs a query of its own, so it only runs when requested. */
export interface ListSource<Item> {
  /** As a function, it runs in parallel with the total if there is a second connection. */
  results: Item[] | (() => Promise<Item[]>);
  total: () => Promise<number>;
}

export const listResolvers = {
  results: <Item>({ results }: ListSource<Item>): Item[] | Promise<Item[]> =>
    typeof results === 'function' ? results() : results,
  total: (source: ListSource<unknown>): Promise<number> => source.total(),
};
