import { storedNames } from '#providers/preferences.ts';
import type { JobRecordFragment } from './operations.generated.ts';

/*
 * Ids of the jobs whose progress this browser shows, in all tabs and across reloads, until
 * dismissed. Ids from another account's session match no job and are removed.
 */

export const watchedJobs = storedNames('atrium.jobs');

/** Jobs that the user hid while they run; their end is still announced. */
export const hiddenJobs = storedNames('atrium.hiddenJobs');

type Names = typeof watchedJobs;

const add = (names: Names, id: string): void => {
  if (!names.get().includes(id)) names.set([...names.get(), id]);
};

const remove = (names: Names, ids: readonly string[]): void => {
  const left = names.get().filter((id) => !ids.includes(id));
  if (left.length < names.get().length) names.set(left);
};

export const watchJob = (id: string): void => {
  remove(hiddenJobs, [id]);
  add(watchedJobs, id);
};

export const hideJob = (id: string): void => add(hiddenJobs, id);

export const forgetJobs = (ids: readonly string[]): void => {
  remove(watchedJobs, ids);
  remove(hiddenJobs, ids);
};

export type JobRecord = JobRecordFragment;

export const isOver = ({ state }: Pick<JobRecord, 'state'>): boolean =>
  ['done', 'stopped', 'failed'].includes(state);

type Listener = (job: JobRecord) => void;
const listeners = new Set<Listener>();

/** Calls `listener` when a watched job has ended. */
export const onJobEnded = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const reportJobEnded = (job: JobRecord): void => {
  for (const listener of listeners) listener(job);
};
