import { setImmediate as nextTurn } from 'node:timers/promises';
import { can } from '#contract/access.ts';
import type { Db } from '#server/db/database.ts';
import { isPassing } from '#server/db/failures.ts';
import { ApiError } from '#server/graphql/errors.ts';
import { viewerOfUser } from '#server/modules/session/sessions.ts';
import type { Ending } from './kind.ts';
import { jobKinds } from './kinds.ts';
import { endJob, type HeldJob, releaseJob, takeJob } from './records.ts';
import type { Stride } from './stride.ts';

interface Means {
  db: Db;
  stride: Stride;
  giveWay?: () => Promise<void>;
  report: (error: Error) => void;
  stopping: AbortSignal;
}

/**
 * Works on a job until it is over, was stopped, or this process ends. It may be called again for the
 * same job at any time.
 * @throws when the database is away, so that the queue tries again
 */
export const runJob = async ({ report, ...means }: Means, id: string): Promise<void> => {
  const { db } = means;
  const job = await takeJob(db, id);
  if (!job) return;
  const kind = jobKinds.find((each) => each.kind === job.kind);
  const viewer = await viewerOfUser(db, job.userId);
  if (!kind || !viewer || !can(viewer.roles, ...kind.access)) {
    await endJob(db, job, 'failed', 'error.FORBIDDEN');
    return;
  }
  try {
    await settle(db, job, await kind.run({ giveWay: nextTurn, ...means, viewer, job }));
  } catch (error) {
    if (isPassing(error)) {
      await releaseJob(db, job).catch(() => undefined);
      throw error;
    }
    if (error instanceof ApiError) {
      await endJob(db, job, 'failed', error.message);
      return;
    }
    report(new Error(`Job ${id} (${job.kind}) failed`, { cause: error }));
    await endJob(db, job, 'failed', 'error.INTERNAL');
  }
};

const settle = async (db: Db, job: HeldJob, ending: Ending): Promise<void> => {
  if (ending === 'done') await endJob(db, job, 'done');
  if (ending === 'stop') await endJob(db, job, 'stopped');
  if (ending === 'paused') await releaseJob(db, job);
};
