import { storedNames } from '#providers/preferences.ts';
import type { JobRecordFragment } from './operations.generated.ts';

/*
 * The jobs this browser shows the progress of, in all tabs and after a reload, until somebody hides
 * them. Ids of another account's jobs find nothing and are forgotten.
 */

export const watchedJobs = storedNames('atrium.jobs');

export const watchJob = (id: string): void => {
  if (!watchedJobs.get().includes(id)) watchedJobs.set([...watchedJobs.get(), id]);
};

export const forgetJobs = (ids: readonly string[]): void =>
  watchedJobs.set(watchedJobs.get().filter((id) => !ids.includes(id)));

export type JobRecord = JobRecordFragment;

export const isOver = ({ state }: JobRecord): boolean =>
  ['done', 'stopped', 'failed'].includes(state);

type Listener = (job: JobRecord) => void;
const listeners = new Set<Listener>();

/** Calls back when a watched job is over. */
export const onJobEnded = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const tellJobEnded = (job: JobRecord): void => {
  for (const listener of listeners) listener(job);
};
