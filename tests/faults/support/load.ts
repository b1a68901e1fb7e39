import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** The requests to send: a number in parallel, or a rate per second. */
export interface Load {
  port: number;
  token: string;
  query: string;
  ms: number;
  /** Requests in this period count as answered or not, but their times do not count. */
  firstMs?: number;
  loops?: number;
  perSecond?: number;
  /** Kept alive, as by a proxy, or one per request. */
  connections: 'kept' | 'new';
}

/** In milliseconds, from the scheduled start to the end of the answer. */
interface Times {
  count: number;
  p50: number;
  p95: number;
  most: number;
}

export interface Measured {
  served: Times;
  refused: Times;
  /** Answers other than 200 and 503. */
  other: number;
  /** Requests without an answer. */
  broken: number;
  withoutRetryAfter: number;
  /** Lag of the measuring process itself, which is part of all times. */
  ownLagP95: number;
}

const run = promisify(execFile);
const program = path.join(import.meta.dirname, 'load.mjs');

/** Lower priority than server and database, because real clients have their own cores. */
const nice = 10;

/** Measures in a separate process; returns the result. */
export const measure = async (load: Load): Promise<Measured> => {
  const asking = run(process.execPath, [program, JSON.stringify(load)]);
  if (asking.child.pid) os.setPriority(asking.child.pid, nice);
  return JSON.parse((await asking).stdout);
};
