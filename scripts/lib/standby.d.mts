/** Two scratch servers, of which the second replicates the first. */
interface Pair {
  /** Their addresses. */
  urls: [string, string];
  /** Kills the first one with SIGKILL. */
  killPrimary(): void;
  /** Makes the second one accept writes. */
  promoteStandby(): Promise<unknown>;
}

export declare const withStandby: <Result>(
  work: (pair: Pair) => Promise<Result>,
) => Promise<Result>;
