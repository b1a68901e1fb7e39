import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { downloadJobFile } from '#providers/jobs/downloadJobFile.ts';
import { onJobEnded } from '#providers/jobs/watchedJobs.ts';

/** Returns a set of job ids; when one of these jobs completes, its file is downloaded. */
export const useSavedWhenDone = (): Set<string> => {
  const notify = useNotify();
  const begun = useRef(new Set<string>());
  useEffect(
    () =>
      onJobEnded(({ id, file }) => {
        if (!begun.current.delete(id) || !file) return;
        downloadJobFile(id, file).catch(() => notify('jobs.notDownloaded', { type: 'error' }));
      }),
    [notify],
  );
  return begun.current;
};
