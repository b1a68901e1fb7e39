import type { Action, Area } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { FetchPublic } from '#server/fetch/fetchPublic.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Sealer } from '#server/secrets/sealer.ts';
import type { RunBatch } from './batches.ts';
import type { LeasedJob } from './records.ts';

export interface Work {
  db: Db;
  /**
   * A database for reading only, which has all that was written before; that of a replica, if there is
   * one.
   */
  openReader: () => Promise<Db>;
  /** The job's owner, with their current roles. */
  viewer: Viewer;
  job: LeasedJob;
  inBatch: RunBatch;
  /** Called between two transactions: lets requests use the database. */
  yieldToOthers: () => Promise<void>;
  /** Opens what is sealed in the database. */
  secrets: Sealer;
  /** Sends requests to internet hosts. */
  fetchPublic: FetchPublic;
  /** Aborted when this process shuts down. */
  stopping: AbortSignal;
  /**
   * Aborted with `Interrupted` when the run has to end: for work that waits long outside of its
   * batches.
   */
  interruption: AbortSignal;
}

/**
 * Why a run ended: finished, stopped on request, lost to another process, interrupted by a
 * shutdown, or not its turn yet, so that it is retried a few seconds later.
 */
export type JobOutcome = 'done' | 'stop' | 'lost' | 'paused' | 'later';

/** A kind of job that users start and can follow. */
export interface JobKind {
  kind: string;
  /** Checked again when the job runs, because the account may have lost it by then. */
  access: readonly [Area, Action];
  /** Whether its files are sealed in the database, because they hold what is sealed elsewhere. */
  isSealed?: boolean;
  /**
   * May be started again at any time, even after a crash; finished rows are not processed again.
   */
  run: (work: Work) => Promise<JobOutcome>;
}
