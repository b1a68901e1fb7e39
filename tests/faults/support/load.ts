import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** What is asked, and how: so many one after the other at the same time, or so many a second. */
export interface Load {
  port: number;
  token: string;
  query: string;
  ms: number;
  /** What is asked before counts as answered or not, but not for the times. */
  firstMs?: number;
  loops?: number;
  perSecond?: number;
  /** Kept as a proxy keeps them, or one for each request. */
  connections: 'kept' | 'new';
}

/** In milliseconds, from when it was to be asked to the end of the answer. */
interface Times {
  count: number;
  p50: number;
  p95: number;
  most: number;
}

export interface Measured {
  served: Times;
  refused: Times;
  /** Answers that are neither 200 nor 503. */
  other: number;
  /** Requests that got no answer. */
  broken: number;
  withoutRetryAfter: number;
  /** How late the process that asks was itself, which is part of all times. */
  ownLagP95: number;
}

const run = promisify(execFile);
const program = path.join(import.meta.dirname, 'load.mjs');

/** Behind the server and its database: those who ask have cores of their own elsewhere. */
const nice = 10;

/** Asks in a process of its own and answers what that measured. */
export const measure = async (load: Load): Promise<Measured> => {
  const asking = run(process.execPath, [program, JSON.stringify(load)]);
  if (asking.child.pid) os.setPriority(asking.child.pid, nice);
  return JSON.parse((await asking).stdout);
};
