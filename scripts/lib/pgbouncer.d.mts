interface Pooler {
  /** The server's address through the pooler. */
  url: string;
  /** Ends the pooler, and with it all connections through it. */
  stop(): Promise<void>;
  /** Starts it again, at the same address. */
  start(): Promise<void>;
  /** Of its process. */
  pid(): number;
}

export declare const withPgbouncer: <Result>(
  url: string,
  work: (pooler: Pooler) => Promise<Result>,
  settings?: Readonly<Record<string, string | number>>,
) => Promise<Result>;
