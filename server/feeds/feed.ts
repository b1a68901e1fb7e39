/** A row of a feed: its cells by column name. */
export interface FeedRow {
  /** The row's first line; the first line of the file is 1. */
  line: number;
  cells: Readonly<Record<string, string>>;
  /**
   * Whether the number of cells differs from the first line's, so that cells cannot be assigned to
   * columns.
   */
  isUneven?: boolean;
}

/** The rows of a feed, several at a time. Throws {@link BadFeed} if reading cannot continue. */
export type FeedRows = AsyncIterable<readonly FeedRow[]>;

/** Maximum length of a row in characters; a longer one must be an error. */
export const longestRow = 1_000_000;
