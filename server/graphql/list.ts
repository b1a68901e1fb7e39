/** A page of a list; the total costs a count of its own, so it runs only when asked for. */
export interface ListSource<Item> {
  /** As a function it is read beside the total, on another connection where there is one. */
  results: Item[] | (() => Promise<Item[]>);
  total: () => Promise<number>;
}

export const listResolvers = {
  results: <Item>({ results }: ListSource<Item>): Item[] | Promise<Item[]> =>
    typeof results === 'function' ? results() : results,
  total: (source: ListSource<unknown>): Promise<number> => source.total(),
};
