import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database, Db } from './database.ts';
import { isConflict, isUnavailable } from './failures.ts';

/** The queues of background work; background.ts defines their handlers. */
export const queueNames = [
  'apply-retention',
  'apply-retention-hourly',
  'begin-affiliate-feeds',
  'check-counts',
  'fetch-pictures',
  'forget-mails',
  'keep-months',
  'mail',
  'mail-notifications',
  'publish-blog-posts',
  'tell-price-changes',
  'record-shop-days',
  'remove-files',
  'remove-pictures',
  'run-job',
  'tidy-stray-values',
] as const;
export type QueueName = (typeof queueNames)[number];

/** Deferred work, stored in the product's own database and shared by all processes. */
export interface Queue {
  boss: PgBoss;
  /**
   * Sends within the transaction, so a rollback sends nothing. With a `key`, does nothing while a
   * message with the same key is waiting.
   */
  send: (trx: Db, name: QueueName, data: object, key?: string) => Promise<void>;
  /** Sends many at once, in one statement of the transaction; `keyOf` names the key of each. */
  sendAll: <Data extends object>(
    trx: Db,
    name: QueueName,
    data: readonly Data[],
    keyOf?: (data: Data) => string,
  ) => Promise<void>;
  /** Handles messages, up to `workers` at a time. */
  work: (
    name: QueueName,
    workers: number,
    handle: (data: object) => Promise<void>,
  ) => Promise<void>;
  /**
   * Makes this process look for messages as soon as the message is committed; other processes poll
   * every few seconds.
   */
  wake: (name: QueueName) => void;
  /** Reports failed work to the operator. */
  report: (error: Error) => void;
  /** Waits for work in progress. */
  close: () => Promise<void>;
}

const shared = { application_name: 'atrium', retryLimit: 5, retryBackoff: true };

const settings: Partial<Record<QueueName, Partial<PgBoss.Queue>>> = {
  // a mail server may be down for hours: ten tries with doubling delays
  mail: { retryLimit: 10, retryDelay: 15 },
  // "short": at most one waiting message per key
  'fetch-pictures': { policy: 'short' },
  'run-job': { policy: 'short' },
};

/**
 * Opens the queues and creates missing ones. With `isIdle`, it neither cleans up nor sends
 * scheduled messages.
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
    // an existing queue still has the settings of the version that created it
    await boss.updateQueue(name, { name, ...settings[name] });
  }
  const workerIds = new Map<QueueName, string[]>();
  return {
    boss,
    send: async (trx, name, data, key) => {
      await boss.send(name, data, { db: executing(trx), ...(key && { singletonKey: key }) });
    },
    sendAll: async (trx, name, data, keyOf) => {
      if (data.length === 0) return;
      await boss.insert(
        data.map((each) => ({ name, data: each, ...(keyOf && { singletonKey: keyOf(each) }) })),
        { db: executing(trx) },
      );
    },
    work: async (name, workers, handle) => {
      for (let n = 0; n < workers; n += 1) {
        const id: string = await boss.work<object>(name, async (jobs) => {
          for (const job of jobs) await handle(job.data);
          // more messages may be waiting: look again at once, not in two seconds
          boss.notifyWorker(id);
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
 * Retries while the database is unreachable, and after a conflict: processes that start at the same
 * time create the same queues. pg-boss does not catch errors when it reports a job as done or failed;
 * one would end the process, and the job would run again.
 */
const whenThere = async <Result>(
  ask: () => Promise<Result>,
  closing: AbortSignal,
): Promise<Result> => {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(isUnavailable(error) || isConflict(error)) || closing.aborted) throw error;
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
