/** A scratch server and its replica. */
interface Pair {
  /** The addresses of the server and of the replica. */
  urls: [string, string];
  /** Stops the server's processes with SIGSTOP: it is silent, its connections stay open. */
  freezePrimary(): void;
  /** Lets them go on. */
  thawPrimary(): void;
  /** Kills the server with SIGKILL. */
  killPrimary(): void;
  /** Kills the replica with SIGKILL. */
  killStandby(): void;
  /** Makes the replica accept writes. */
  promoteStandby(): Promise<unknown>;
}

export declare const withStandby: <Result>(
  work: (pair: Pair) => Promise<Result>,
) => Promise<Result>;
