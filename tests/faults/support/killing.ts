const killAt = new URL('./killAt.mjs', import.meta.url).href;

/** A step at which a server process is killed. */
export interface KillPoint {
  /** A text that only a statement of its transaction contains. */
  within: string;
  /**
   * Counts from that statement: 0 is right before it is sent; one after the commit, before the
   * caller is answered. Outside a transaction, 1 is before the next statement of the connection. `commit`
   * is right before the commit is sent, `committed` right after it, whatever their number.
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
