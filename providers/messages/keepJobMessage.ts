import type { JobRecord } from '#providers/jobs/watchedJobs.ts';
import { keepMessageOnce, type MessageType } from './messages.ts';

export const typeOfEnded = ({
  state,
  failed,
}: Pick<JobRecord, 'state' | 'failed'>): MessageType => {
  if (state === 'failed') return 'error';
  return state === 'stopped' || failed > 0 ? 'warning' : 'success';
};

/** Keeps what became of a job; true the first time it ended so, in whichever tab. */
export const keepJobMessage = (ended: JobRecord): boolean => {
  const { createdAt: _, endedAt, ...job } = ended;
  return keepMessageOnce(`${job.id} ${endedAt}`, {
    type: typeOfEnded(job),
    text: `jobs.kinds.${job.kind}`,
    job,
  });
};
