import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { checkMonths, createMonths } from './db/partitions/months.ts';
import type { Queue } from './db/queue.ts';
import { fetchPublic, postPublic } from './fetch/fetchPublic.ts';
import { fixedBatches, yieldingBatches } from './jobs/batches.ts';
import { startPolling } from './jobs/poll.ts';
import { createJobRunner } from './jobs/runJob.ts';
import { startWorkers, type Tasks } from './jobs/workers.ts';
import { createYield } from './jobs/yieldToOthers.ts';
import { createMailer, type MailConfig } from './mail/mailer.ts';
import {
  cleanUpStrayValues,
  type StrayValuesJob,
} from './modules/catalogue/attributeFamilies/strayValues.ts';
import { checkCounts } from './modules/catalogue/variations/counts/check.ts';
import { startCounting } from './modules/catalogue/variations/counts/worker.ts';
import { forgetMails } from './modules/platform/accounts/forgetMails.ts';
import { type MailJob, sendMail } from './modules/platform/accounts/mail.ts';
import { deleteUnusedFiles } from './modules/platform/files/files.ts';
import { removeFilesOfDeleted } from './modules/platform/images/removedPictures.ts';
import { queueNotificationMails } from './modules/platform/notifications/notifications.ts';
import { viewerOfUser } from './modules/platform/session/sessions.ts';
import { notifyPriceChanges } from './modules/selling/vendorProducts/priceChanges.ts';
import { bringOffersUpToDate } from './modules/shop/catalogue/shownOffers.ts';
import { recordDays } from './modules/shop/changes/upkeep.ts';
import { startDelivering } from './modules/shop/webhooks/worker.ts';
import { startDueFeeds } from './modules/website/affiliateNetworks/start.ts';
import { fetchPictures } from './modules/website/affiliateProducts/pictures.ts';
import { publishDuePosts } from './modules/website/blog/publishing.ts';
import { contributions, jobKinds } from './registry.ts';
import { applyRetention, countKeptTables, isCounted } from './retention.ts';
import { createSealer } from './secrets/sealer.ts';
import { documentStoreOf } from './storage/documents.ts';
import { imageStoreOf } from './storage/images.ts';
import type { StoreConfig } from './storage/store.ts';

type BackgroundConfig = StoreConfig &
  MailConfig &
  Pick<Config, 'publicUrl' | 'port' | 'documentYears'> &
  Partial<Pick<Config, 'secretsKey'>>;

/** Processes one job; see {@link createJobRunner}. */
export const runJob = createJobRunner(jobKinds, viewerOfUser);

/** The background work of this server. */
const tasksOf = (
  queue: Queue,
  { db, pool, embedded, traffic, replicas }: Database,
  config: BackgroundConfig,
): Tasks => {
  const openReader = async () => (replicas ? replicas.readerOfNow() : db);
  const yieldToOthers = createYield({ pool, embedded });
  const inBatch = embedded ? yieldingBatches(db, traffic, yieldToOthers) : fixedBatches(db);
  const images = imageStoreOf(config);
  const documents = documentStoreOf(config);
  const mailer = createMailer(config);
  const secrets = createSealer(config);
  const { invitations } = contributions;
  const deleting = { db, images, documents, documentYears: config.documentYears };
  return {
    // retention.ts has a rule for each table
    'apply-retention': {
      schedule: '13 3 * * *',
      run: async () => {
        await applyRetention(deleting);
        await countKeptTables(db, contributions.personal);
      },
    },
    'apply-retention-hourly': {
      schedule: '17 * * * *',
      run: () => applyRetention(deleting, { isHourly: true }),
    },
    // also when a server starts
    'keep-months': {
      schedule: '43 2 * * *',
      run: async () => {
        await createMonths(db);
        await checkMonths(db, queue.report);
      },
    },
    mail: { run: (data: MailJob) => sendMail({ db, mailer, config, invitations }, data) },
    // after a partner was anonymised
    'forget-mails': { run: () => forgetMails(db, config) },
    'mail-notifications': {
      schedule: '* * * * *',
      run: () => queueNotificationMails(db, queue),
    },
    // banners, bars and showrooms begin and end by the day; missed runs are made up for
    'record-shop-days': { schedule: '* * * * *', run: () => recordDays(db) },
    'fetch-pictures': {
      // after products were published, and for products changed by feeds
      schedule: '*/5 * * * *',
      run: (_: object, stopping) => fetchPictures({ db, images, fetchPublic }, stopping),
    },
    'check-counts': { schedule: '7 4 * * *', run: () => checkCounts(db, queue.report) },
    // once a day; runs missed while no server was running are made up for
    'begin-affiliate-feeds': {
      schedule: '*/15 * * * *',
      run: () => startDueFeeds({ db, queue }),
    },
    // the next run publishes posts that became due while no server was running
    'publish-blog-posts': { schedule: '* * * * *', run: () => publishDuePosts(db) },
    'tell-price-changes': {
      schedule: '*/15 * * * *',
      run: () => notifyPriceChanges(db),
    },
    // after a partner was anonymised
    'remove-files': { run: () => deleteUnusedFiles(db, documents) },
    'remove-pictures': {
      // after a job that deleted many rows, and for anything left over
      schedule: '*/5 * * * *',
      run: () => removeFilesOfDeleted(db, images),
    },
    'run-job': {
      // so that a long job does not block others
      workers: 2,
      run: ({ id }: { id: string }, stopping) =>
        runJob(
          { db, openReader, inBatch, yieldToOthers, secrets, stopping, report: queue.report },
          id,
        ),
    },
    'tidy-stray-values': {
      run: (data: StrayValuesJob) => cleanUpStrayValues(db, data, yieldToOthers),
    },
  };
};

/**
 * Starts processing the queues, delivering events to shops, counting changes and keeping the offers that
 * shops show; the returned function stops after the work in progress.
 */
export const startJobs = async (
  queue: Queue,
  database: Database,
  config: BackgroundConfig,
): Promise<() => Promise<void>> => {
  const stopWorkers = await startWorkers(queue, database, tasksOf(queue, database, config));
  if (!(await isCounted(database.db))) await queue.send(database.db, 'apply-retention', {});
  await queue.send(database.db, 'keep-months', {}, 'start');
  const delivering = { db: database.db, secrets: createSealer(config), postPublic };
  const stopDelivering = startDelivering(delivering, queue.report);
  const yieldToOthers = createYield(database);
  const stopCounting = startCounting(database, yieldToOthers, queue.report);
  const keeping = startPolling(() => bringOffersUpToDate(database.db, yieldToOthers), queue.report);
  return async () => {
    await Promise.all([stopWorkers(), stopDelivering(), stopCounting(), keeping.stop()]);
  };
};
