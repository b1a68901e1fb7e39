import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { createMailer, type MailConfig } from '#server/mail/mailer.ts';
import { deleteOldKeys } from '#server/modules/accounts/keys.ts';
import { type MailJob, type MailMeans, sendMail } from '#server/modules/accounts/mail.ts';
import { deleteUnusedUploads } from '#server/modules/images/uploads.ts';
import { deleteIdleSessions } from '#server/modules/session/sessions.ts';
import { type ImageStore, imageStoreOf } from '#server/storage/images.ts';
import type { Queue, QueueName } from './queue.ts';

/** What a handler works on. */
interface Means extends MailMeans {
  images: ImageStore;
}

interface Work {
  /** When it is done by itself, as a cron line in UTC. */
  schedule?: string;
  run: (means: Means, data: object) => Promise<void>;
}

/** Every kind of background work. It is idempotent: after a failure it is done again. */
const works: Record<QueueName, Work> = {
  'delete-idle-sessions': { schedule: '17 * * * *', run: ({ db }) => deleteIdleSessions(db) },
  'delete-old-keys': { schedule: '23 3 * * *', run: ({ db }) => deleteOldKeys(db) },
  mail: { run: (means, data) => sendMail(means, data as MailJob) },
  'delete-unused-uploads': {
    schedule: '43 2 * * *',
    run: ({ db, images }) => deleteUnusedUploads(db, images),
  },
};

/** Begins to work on what the queues hold; the answer leaves off when what is under way is done. */
export const startJobs = async (
  queue: Queue,
  db: Db,
  config: Pick<Config, 'dataDir' | 'publicUrl' | 'port'> & MailConfig,
): Promise<() => Promise<void>> => {
  const means = { db, config, images: imageStoreOf(config), mailer: createMailer(config) };
  for (const [name, { schedule, run }] of Object.entries(works)) {
    await queue.boss.work<object>(name, async (jobs) => {
      try {
        for (const job of jobs) await run(means, job.data);
      } catch (error) {
        queue.report(error as Error);
        throw error;
      }
    });
    if (schedule) await queue.boss.schedule(name, schedule);
  }
  return async () => {
    for (const name of Object.keys(works)) await queue.boss.offWork(name);
  };
};
