/** Reason why a feed cannot be read; also the last part of the message's key (`error.FEED_…`). */
export type FeedFault =
  | 'EMPTY'
  | 'ENCODING'
  | 'DAMAGED'
  | 'DOCTYPE'
  | 'NO_ROWS'
  | 'ALL_REFUSED'
  | 'ROW_TOO_LARGE'
  | 'TOO_MANY_ROWS'
  | 'COLUMNS_TWICE';

/** Thrown if the feed as a whole cannot be read. */
export class BadFeed extends Error {
  readonly fault: FeedFault;
  readonly args: Readonly<Record<string, string | number>>;

  constructor(fault: FeedFault, args: Record<string, string | number> = {}, cause?: unknown) {
    super(`error.FEED_${fault}`, { cause });
    this.fault = fault;
    this.args = args;
  }
}
