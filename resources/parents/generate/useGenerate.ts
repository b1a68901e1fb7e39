import { useNotify, useRefresh } from 'ra-core';
import { useCallback } from 'react';
import type { GenerationInput } from '#contract/generated/schema.ts';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import { watchJob } from '#providers/jobs/watchedJobs.ts';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { GenerateVariationsDocument } from './operations.generated.ts';

const messages = 'resources.products/parents.generate';

/** Tells of variations that are being made in the background; their progress stands beside the page. */
const useWatchGeneration = () => {
  const notify = useNotify();
  const refresh = useRefresh();
  return useCallback(
    (jobId: string) => {
      watchJob(jobId);
      notify(`${messages}.begun`, { type: 'info' });
      // the chosen options are the product's already
      refresh();
    },
    [notify, refresh],
  );
};

/** Generates at once or, where there are many, as a job. */
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
          // what the other has made of the product is in the next preview
          if (code === 'CONFLICT') refresh();
          return false;
        },
      },
    );
};

/** Tells what automatic mode made of options that were saved. */
export const useTellGenerated = () => {
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
