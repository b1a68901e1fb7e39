import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useCall } from '#providers/dataProvider/useCall.ts';
import { JobsByIdDocument } from './operations.generated.ts';
import { forgetJobs, isOver, type JobRecord, tellJobEnded, watchedJobs } from './watchedJobs.ts';

const pollMs = 1000;

/** The watched jobs as they are, asked for each second while one is not over. */
export const useWatchedJobs = (): { jobs: readonly JobRecord[]; refetch: () => unknown } => {
  const ids = watchedJobs.use();
  const call = useCall();
  const { data: jobs = none, refetch } = useQuery({
    queryKey: ['watchedJobs', ids],
    queryFn: async () => {
      const { jobs } = await call(JobsByIdDocument, { query: { ids: [...ids] } });
      const found = jobs.data.results;
      const lost = ids.filter((id) => !found.some((job) => job.id === id));
      if (lost.length > 0) forgetJobs(lost);
      return found;
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.every(isOver) ? false : pollMs),
    enabled: ids.length > 0,
  });
  useEnded(jobs);
  return { jobs: jobs.filter((job) => ids.includes(job.id)), refetch };
};

const none: readonly JobRecord[] = [];

/** What a job has changed is asked for anew, once, when it is over. */
const useEnded = (jobs: readonly JobRecord[]) => {
  const refresh = useRefresh();
  const told = useRef(new Set<string>());
  useEffect(() => {
    const running = jobs.filter((job) => !isOver(job));
    // one that was begun again ends again
    for (const { id } of running) told.current.delete(id);
    const ended = jobs.filter((job) => isOver(job) && !told.current.has(job.id));
    if (ended.length === 0) return;
    for (const job of ended) {
      told.current.add(job.id);
      tellJobEnded(job);
    }
    refresh();
  }, [jobs, refresh]);
};
