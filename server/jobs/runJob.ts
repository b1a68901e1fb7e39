import { setImmediate as nextTurn } from 'node:timers/promises';
import { can } from '#contract/access.ts';
import type { Db } from '#server/db/database.ts';
import { isTransient } from '#server/db/failures.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { type FetchPublic, fetchPublic } from '#server/fetch/fetchPublic.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Sealer } from '#server/secrets/sealer.ts';
import { traceJob } from '#server/traces/spans.ts';
import type { RunBatch } from './batches.ts';
import { holdJob, Interrupted } from './hold.ts';
import type { JobKind, JobOutcome } from './kind.ts';
import { endJob, type LeasedJob, releaseJob, requeueJob, takeJob } from './records.ts';

interface Dependencies {
  db: Db;
  inBatch: RunBatch;
  openReader?: () => Promise<Db>;
  yieldToOthers?: () => Promise<void>;
  fetchPublic?: FetchPublic;
  secrets: Sealer;
  report: (error: Error) => void;
  stopping: AbortSignal;
}

/** Processes that a job may end before it is stopped, unless it gets further each time. */
const mostCrashes = 3;

/**
 * Creates the function that works on a job until it ends, is stopped, or this process shuts down.
 * It may be called again for the same job at any time; it throws if the database is unreachable, so
 * the queue retries.
 * @param kinds every kind of job
 * @param viewerOf the job's owner, with their current roles; null if the account no longer exists
 */
export const createJobRunner =
  (kinds: readonly JobKind[], viewerOf: (db: Db, userId: string) => Promise<Viewer | null>) =>
  async ({ report, ...deps }: Dependencies, id: string): Promise<void> => {
    const { db } = deps;
    const job = await takeJob(db, id);
    if (!job) return;
    const kind = kinds.find((each) => each.kind === job.kind);
    const viewer = await viewerOf(db, job.userId);
    if (!kind || !viewer || !can(viewer.roles, ...kind.access)) {
      await endJob(db, job, 'failed', 'error.FORBIDDEN');
      return;
    }
    if (job.crashes >= mostCrashes) {
      await endJob(db, job, 'failed', 'error.JOB_CRASHED');
      return;
    }
    const own = { openReader: async () => db, yieldToOthers: nextTurn, fetchPublic };
    const work = { ...own, ...deps, viewer, job };
    try {
      const outcome = await traceJob(job, () =>
        holdJob(db, job, deps.stopping, (interruption) => kind.run({ ...work, interruption })),
      );
      await settle(db, job, outcome);
    } catch (error) {
      if (error instanceof Interrupted) {
        await settle(db, job, error.going);
        return;
      }
      if (isTransient(error)) {
        await releaseJob(db, job).catch(() => undefined);
        throw error;
      }
      if (error instanceof DomainError) {
        await endJob(db, job, 'failed', error.message);
        return;
      }
      report(new Error(`Job ${id} (${job.kind}) failed`, { cause: error }));
      await endJob(db, job, 'failed', 'error.INTERNAL');
    }
  };

const settle = async (db: Db, job: LeasedJob, outcome: JobOutcome): Promise<void> => {
  if (outcome === 'done') await endJob(db, job, 'done');
  if (outcome === 'stop') await endJob(db, job, 'stopped');
  if (outcome === 'paused') await releaseJob(db, job);
  if (outcome === 'later') await requeueJob(db, job);
};
