/** A row of a feed: its cells by the names of their columns. */
export interface FeedRow {
  /** Where it begins; the first line of the file is 1. */
  line: number;
  cells: Readonly<Record<string, string>>;
  /** Why it cannot be told which cell is which: it has another number of cells than the first line. */
  isUneven?: boolean;
}

/** What is read of a feed, several rows at a time. Throws {@link BadFeed} if it cannot go on. */
export type FeedRows = AsyncIterable<readonly FeedRow[]>;

/** More of one row than anybody writes by intent, in characters. */
export const longestRow = 1_000_000;
