import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Db } from '#server/db/database.ts';
import { type Queue, type QueueName, queueNames } from '#server/db/queue.ts';
import { resumeEveryMs, resumeJobs } from './records.ts';

/** Handles the messages of a queue. Idempotent, because it is retried after a failure. */
interface Task {
  /** Cron expression in UTC, for tasks that also run without a message. */
  schedule?: string;
  /** Parallel runs in one process; 1 if omitted. */
  workers?: number;
  /** `stopping` is aborted when this process shuts down; long work checks it. */
  run: (data: never, stopping: AbortSignal) => Promise<void>;
}

export type Tasks = Readonly<Record<QueueName, Task>>;

/** Starts this process's workers; the returned function stops them after the work in progress. */
export const startWorkers = async (
  queue: Queue,
  { db, embedded }: Pick<Database, 'db' | 'embedded'>,
  tasks: Tasks,
): Promise<() => Promise<void>> => {
  const stopping = new AbortController();
  for (const name of queueNames) {
    const { schedule, workers = 1, run } = tasks[name];
    await queue.work(name, workers, async (data) => {
      try {
        await run(data as never, stopping.signal);
      } catch (error) {
        queue.report(error as Error);
        throw error;
      }
    });
    if (schedule) await queue.boss.schedule(name, schedule);
  }
  await unscheduleFormer(queue);
  // no other process has the embedded database
  if (embedded) await resumeJobs(db, queue, true);
  const resuming = resumeNowAndThen(db, queue, stopping.signal);
  return async () => {
    stopping.abort();
    await resuming;
    for (const name of queueNames) await queue.boss.offWork(name);
  };
};

/** Removes schedules of earlier versions that no longer exist. */
const unscheduleFormer = async ({ boss }: Queue): Promise<void> => {
  for (const { name } of await boss.getSchedules()) {
    if (!queueNames.some((each) => each === name)) await boss.unschedule(name);
  }
};

/** One indexed statement each time; the queue's own scheduler has a resolution of minutes. */
const resumeNowAndThen = async (db: Db, queue: Queue, stopping: AbortSignal): Promise<void> => {
  while (!stopping.aborted) {
    try {
      if ((await resumeJobs(db, queue)) > 0) queue.wake('run-job');
    } catch (error) {
      // if the database is unreachable, the next run catches up
      queue.report(error as Error);
    }
    await sleep(resumeEveryMs, undefined, { signal: stopping }).catch(() => undefined);
  }
};
