const killAt = new URL('./killAt.mjs', import.meta.url).href;

/** A step at which a server process is killed. */
export interface KillPoint {
  /** A text that only a statement of its transaction contains. */
  within: string;
  /**
   * Counts from that statement: 0 is right before it is sent; one after the commit, before anybody is
   * answered. Outside a transaction, 1 is before the next statement of the connection. The commit also
   * has names, for whoever does not count: right before it is sent, and after it.
   */
  at: number | 'commit' | 'committed';
  /** Which of those transactions, 1 being the first that commits. */
  nth?: number;
}

/** Settings of a server that is killed at the first of these steps that it reaches. */
export const killing = (
  points: readonly KillPoint[],
  settings: Readonly<Record<string, string>> = {},
): Record<string, string> => ({
  ...settings,
  NODE_OPTIONS: `${settings.NODE_OPTIONS ?? ''} --import ${killAt}`,
  KILL_POINTS: JSON.stringify(points),
});
