import { useListContext } from 'ra-core';
import { useEffect } from 'react';
import { isOver, type JobRecord } from '#providers/jobs/watchedJobs.ts';

const pollMs = 1000;

/** Asks for the list anew each second while one of its jobs is not over; answers what asks at once. */
export const useKeptUpToDate = (): (() => void) => {
  const { data, refetch } = useListContext<JobRecord>();
  const isGoingOn = data?.some((job) => !isOver(job)) ?? false;
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setInterval(() => document.hidden || refetch(), pollMs);
    return () => clearInterval(timer);
  }, [isGoingOn, refetch]);
  return refetch;
};
