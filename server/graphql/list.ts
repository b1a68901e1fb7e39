/** A page of a list; the total costs a count of its own, so it runs only when asked for. */
export interface ListSource<Item> {
  results: Item[];
  total: () => Promise<number>;
}

export const listResolvers = {
  total: (source: ListSource<unknown>): Promise<number> => source.total(),
};
