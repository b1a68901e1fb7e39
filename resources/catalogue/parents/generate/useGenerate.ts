import { useCallback } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { GenerationInput } from '#contract/generated/schema.ts';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import { watchJob } from '#providers/jobs/watchedJobs.ts';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { GenerateVariationsDocument } from './operations.generated.ts';

const messages = 'resources.products/parents.generate';

/**
 * Shows a notification when a background generation has finished; the job list shows its progress.
 */
const useWatchGeneration = () => {
  const notify = useNotify();
  const refresh = useRefresh();
  return useCallback(
    (jobId: string) => {
      watchJob(jobId);
      notify(`${messages}.begun`, { type: 'info' });
      // the server has already saved the selected options of the product
      refresh();
    },
    [notify, refresh],
  );
};

/** Generates variations immediately, or in a background job if there are many. */
export const useGenerate = (onDone: () => void) => {
  const submit = useSubmit();
  const refresh = useRefresh();
  const watch = useWatchGeneration();
  const { succeed } = useBulkOutcome(`${messages}.done`);
  return (input: GenerationInput) =>
    submit(
      GenerateVariationsDocument,
      { input },
      {
        onSuccess: ({ generateVariations: result }) => {
          onDone();
          if (result.job) watch(result.job.id);
          else succeed(result);
        },
        onRefused: ({ code }) => {
          // the next preview will include the other user's changes
          if (code === 'CONFLICT') refresh();
          return false;
        },
      },
    );
};

/** Shows a notification about the variations that automatic mode generated on save. */
export const useNotifyGenerated = () => {
  const notify = useNotify();
  const refresh = useRefresh();
  const watch = useWatchGeneration();
  return useCallback(
    ({ data, failures, job }: BulkResultFragment) => {
      if (job) return watch(job.id);
      const tell = (key: string, type: 'success' | 'warning', smart_count: number) =>
        smart_count > 0 && notify(`${messages}.${key}`, { type, messageArgs: { smart_count } });
      tell('done', 'success', data.length);
      tell('left', 'warning', failures.length);
      refresh();
    },
    [notify, refresh, watch],
  );
};
