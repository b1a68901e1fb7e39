import type { JobRecord } from '#providers/jobs/watchedJobs.ts';
import { addMessageOnce, type MessageType } from './messages.ts';

export const typeOfEnded = ({
  state,
  failed,
}: Pick<JobRecord, 'state' | 'failed'>): MessageType => {
  if (state === 'failed') return 'error';
  return state === 'stopped' || failed > 0 ? 'warning' : 'success';
};

/** Stores a job's outcome as a message; returns true in the first tab that sees the job end. */
export const addJobMessage = (ended: JobRecord): boolean => {
  const { createdAt: _, endedAt, ...job } = ended;
  return addMessageOnce(`${job.id} ${endedAt}`, {
    type: typeOfEnded(job),
    text: `jobs.kinds.${job.kind}`,
    job,
  });
};
