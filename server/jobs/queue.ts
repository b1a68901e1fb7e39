import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database, Db } from '#server/db/database.ts';
import { isAway } from '#server/db/failures.ts';

/** The queues of background work; jobs.ts says what is done with what they hold. */
export const queueNames = [
  'delete-idle-sessions',
  'delete-old-jobs',
  'delete-old-keys',
  'delete-unused-uploads',
  'mail',
  'remove-pictures',
  'run-job',
  'tidy-stray-values',
] as const;
export type QueueName = (typeof queueNames)[number];

/** Work for later, kept in the product's own database and shared by all processes. */
export interface Queue {
  boss: PgBoss;
  /**
   * Sends with the transaction: from one that is rolled back nothing was sent. With a `key` nothing is
   * sent as long as something with the same one waits in the queue.
   */
  send: (trx: Db, name: QueueName, data: object, key?: string) => Promise<void>;
  /** Works on what the queue holds, `workers` at the same time. */
  work: (
    name: QueueName,
    workers: number,
    handle: (data: object) => Promise<void>,
  ) => Promise<void>;
  /** Has this process look at once, once what was sent is committed; others look every few seconds. */
  wake: (name: QueueName) => void;
  /** Tells whoever runs the server of work that failed. */
  report: (error: Error) => void;
  /** Waits for what is being worked on. */
  close: () => Promise<void>;
}

const shared = { application_name: 'atrium', retryLimit: 5, retryBackoff: true };

const settings: Partial<Record<QueueName, Partial<PgBoss.Queue>>> = {
  // a mail server may be away for hours: ten tries, twice as far apart each time
  mail: { retryLimit: 10, retryDelay: 15 },
  // "short": of those with one key, one waits
  'run-job': { policy: 'short' },
};

/**
 * Opens the queues, making those that are not there yet. With `isIdle` nothing is cleared away or
 * sent by the clock.
 */
export const openQueue = async (
  { pool }: Pick<Database, 'pool'>,
  onError: (error: Error) => void,
  { isIdle = false } = {},
): Promise<Queue> => {
  const closing = new AbortController();
  const boss = new PgBoss({
    ...shared,
    db: { executeSql: (text, values) => whenThere(() => pool.query(text, values), closing.signal) },
    supervise: !isIdle,
    schedule: !isIdle,
  });
  boss.on('error', onError);
  await boss.start();
  for (const name of queueNames) {
    await boss.createQueue(name, { name, ...settings[name] });
    // one that was there already has the settings of the version that made it
    await boss.updateQueue(name, { name, ...settings[name] });
  }
  const workerIds = new Map<QueueName, string[]>();
  return {
    boss,
    send: async (trx, name, data, key) => {
      await boss.send(name, data, { db: executing(trx), ...(key && { singletonKey: key }) });
    },
    work: async (name, workers, handle) => {
      for (let n = 0; n < workers; n += 1) {
        const id = await boss.work<object>(name, async (jobs) => {
          for (const job of jobs) await handle(job.data);
        });
        workerIds.set(name, [...(workerIds.get(name) ?? []), id]);
      }
    },
    wake: (name) => {
      for (const id of workerIds.get(name) ?? []) boss.notifyWorker(id);
    },
    report: onError,
    close: async () => {
      closing.abort();
      await boss.stop({ graceful: true, timeout: 10_000, wait: true });
    },
  };
};

const againAfterMs = 500;

/**
 * Asks again while the database is away. pg-boss does not hear of what fails when it reports a job as
 * done or failed: the process would end, and the job be done once more.
 */
const whenThere = async <Result>(
  ask: () => Promise<Result>,
  closing: AbortSignal,
): Promise<Result> => {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isAway(error) || closing.aborted) throw error;
      await sleep(againAfterMs);
    }
  }
};

const executing = (trx: Db): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});
