import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import { createMailer, type MailConfig } from '#server/mail/mailer.ts';
import { deleteOldKeys } from '#server/modules/accounts/keys.ts';
import { type MailJob, type MailMeans, sendMail } from '#server/modules/accounts/mail.ts';
import {
  type StrayValuesJob,
  tidyStrayValues,
} from '#server/modules/attributeFamilies/strayValues.ts';
import { removeFilesOfDeleted } from '#server/modules/gallery/remove.ts';
import { deleteUnusedUploads } from '#server/modules/images/uploads.ts';
import { deleteOldImports } from '#server/modules/imports/bulk.ts';
import { deleteIdleSessions } from '#server/modules/session/sessions.ts';
import { type ImageConfig, type ImageStore, imageStoreOf } from '#server/storage/images.ts';
import { giveWayOf } from './giveWay.ts';
import { type Queue, type QueueName, queueNames } from './queue.ts';
import { deleteOldJobs, resumeEveryMs, resumeJobs } from './records.ts';
import { runJob } from './runJob.ts';
import { evenStride, type Stride, type Traffic, yieldingStride } from './stride.ts';

/** What a handler works on. */
interface Means extends MailMeans {
  db: Db;
  queue: Queue;
  images: ImageStore;
  stride: Stride;
  /** Between two transactions of a job. */
  giveWay: () => Promise<void>;
  /** Says that this process ends, for what takes long. */
  stopping: AbortSignal;
}

interface Work {
  /** When it is done by itself, as a cron line in UTC. */
  schedule?: string;
  /** How many are done at the same time in one process; 1 unless given. */
  workers?: number;
  run: (means: Means, data: never) => Promise<void>;
}

/** Every kind of background work. It is idempotent: after a failure it is done again. */
const works: Record<QueueName, Work> = {
  'delete-idle-sessions': { schedule: '17 * * * *', run: ({ db }) => deleteIdleSessions(db) },
  'delete-old-keys': { schedule: '23 3 * * *', run: ({ db }) => deleteOldKeys(db) },
  mail: { run: (means, data: MailJob) => sendMail(means, data) },
  'delete-unused-uploads': {
    schedule: '43 2 * * *',
    run: ({ db, images }) => deleteUnusedUploads(db, images),
  },
  'delete-old-jobs': {
    schedule: '13 3 * * *',
    run: async ({ db }) => {
      await deleteOldJobs(db);
      await deleteOldImports(db);
    },
  },
  'remove-pictures': {
    // after a job that deleted many, and whatever was left off
    schedule: '*/5 * * * *',
    run: ({ db, images }) => removeFilesOfDeleted(db, images),
  },
  'run-job': {
    // so that a long one does not keep others waiting
    workers: 2,
    run: ({ db, stride, giveWay, stopping, queue }, { id }: { id: string }) =>
      runJob({ db, stride, giveWay, stopping, report: queue.report }, id),
  },
  'tidy-stray-values': {
    run: ({ db, giveWay }, data) => tidyStrayValues(db, data as StrayValuesJob, giveWay),
  },
};

/** Begins to work on what the queues hold; the answer leaves off after what is under way. */
export const startJobs = async (
  queue: Queue,
  { db, pool, embedded }: Pick<Database, 'db' | 'pool' | 'embedded'>,
  config: ImageConfig & Pick<Config, 'publicUrl' | 'port'> & MailConfig & { traffic: Traffic },
): Promise<() => Promise<void>> => {
  const stopping = new AbortController();
  const giveWay = giveWayOf({ pool, embedded });
  const means = {
    db,
    queue,
    stride: embedded ? yieldingStride(db, config.traffic, giveWay) : evenStride(db),
    giveWay,
    config,
    images: imageStoreOf(config),
    mailer: createMailer(config),
    stopping: stopping.signal,
  };
  for (const name of queueNames) {
    const { schedule, workers = 1, run } = works[name];
    await queue.work(name, workers, async (data) => {
      try {
        await run(means, data as never);
      } catch (error) {
        queue.report(error as Error);
        throw error;
      }
    });
    if (schedule) await queue.boss.schedule(name, schedule);
  }
  await unscheduleFormer(queue);
  await resumeJobs(db, queue, embedded);
  const resuming = resumeNowAndThen(db, queue, stopping.signal);
  return async () => {
    stopping.abort();
    await resuming;
    for (const name of queueNames) await queue.boss.offWork(name);
  };
};

/** What a former version did by the clock and this one does not. */
const unscheduleFormer = async ({ boss }: Queue): Promise<void> => {
  for (const { name } of await boss.getSchedules()) {
    if (!queueNames.some((each) => each === name)) await boss.unschedule(name);
  }
};

/** One statement by an index each time; with the queue's own clock it could be minutely at most. */
const resumeNowAndThen = async (db: Db, queue: Queue, stopping: AbortSignal): Promise<void> => {
  while (!stopping.aborted) {
    await sleep(resumeEveryMs, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return;
    // the database may be away; the next time finds what this one does not
    await resumeJobs(db, queue).catch(queue.report);
  }
};
