import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { addJobMessage, typeOfEnded } from '#providers/messages/addJobMessage.ts';
import { JobsByIdDocument } from './operations.generated.ts';
import {
  forgetJobs,
  hiddenJobs,
  isOver,
  type JobRecord,
  reportJobEnded,
  watchedJobs,
} from './watchedJobs.ts';

const pollMs = 1000;

/** The watched jobs that are not hidden, polled every second until all have ended. */
export const useWatchedJobs = (): { jobs: readonly JobRecord[]; refetch: () => unknown } => {
  const ids = watchedJobs.use();
  const { data, isPlaceholderData, refetch } = useApiQuery(
    JobsByIdDocument,
    { query: { ids: [...ids] } },
    {
      placeholderData: keepPreviousData,
      pollMs: (last) => (last?.jobs.data.results.every(isOver) ? 0 : pollMs),
      enabled: ids.length > 0,
    },
  );
  const jobs = data?.jobs.data.results ?? none;
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const found = data.jobs.data.results;
    const lost = ids.filter((id) => !found.some((job) => job.id === id));
    if (lost.length > 0) forgetJobs(lost);
  }, [data, isPlaceholderData, ids]);
  useEnded(jobs);
  const hidden = hiddenJobs.use();
  const isShown = ({ id }: JobRecord) => ids.includes(id) && !hidden.includes(id);
  return { jobs: jobs.filter(isShown), refetch };
};

const none: readonly JobRecord[] = [];

/**
 * When a job ends, refetches the data that it changed and stores its outcome as a message, once.
 */
const useEnded = (jobs: readonly JobRecord[]) => {
  const refresh = useRefresh();
  const notifyHidden = useNotifyHidden();
  const announced = useRef(new Set<string>());
  const seenRunning = useRef(new Set<string>());
  useEffect(() => {
    const running = jobs.filter((job) => !isOver(job));
    // a retried job can end again
    for (const { id } of running) {
      announced.current.delete(id);
      seenRunning.current.add(id);
    }
    const ended = jobs.filter((job) => isOver(job) && !announced.current.has(job.id));
    if (ended.length === 0) return;
    for (const job of ended) {
      announced.current.add(job.id);
      reportJobEnded(job);
      if (addJobMessage(job)) notifyHidden(job);
      // the job ended, and was announced, before this page was loaded
      else if (!seenRunning.current.has(job.id)) forgetJobs([job.id]);
    }
    forgetJobs(ended.map(({ id }) => id).filter((id) => hiddenJobs.get().includes(id)));
    refresh();
  }, [jobs, refresh, notifyHidden]);
};

/** Shows a toast when a hidden job ends. */
const useNotifyHidden = () => {
  const notify = useNotify();
  const translate = useText();
  return useCallback(
    (job: JobRecord) => {
      if (!hiddenJobs.get().includes(job.id)) return;
      const messageArgs = {
        name: translate(`jobs.kinds.${job.kind}`),
        state: translate(`jobs.states.${job.state}`),
      };
      notify('jobs.ended', { type: typeOfEnded(job), messageArgs, isStored: true });
    },
    [notify, translate],
  );
};
