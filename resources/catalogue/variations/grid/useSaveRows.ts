import { useListContext, useNotify } from 'react-admin';
import type { BulkFailure } from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import {
  type BulkResultFragment,
  FailuresOfJobDocument,
} from '#providers/jobs/operations.generated.ts';
import { onJobEnded, watchJob } from '#providers/jobs/watchedJobs.ts';
import type { VariationRow } from '#resources/catalogue/variations/parts/records.ts';
import { type Drafts, leftAfter, rowsOf } from './drafts.ts';
import { EditVariationRowsDocument } from './operations.generated.ts';

export interface SaveReport {
  left: Drafts;
  failures: readonly BulkFailure[];
}

/**
 * Returns a function that saves drafts and fetches the rows again. It resolves with the rows that
 * are left, and rejects if the call failed as a whole.
 */
export const useSaveRows = () => {
  const { send } = useAppDataProvider();
  const { refetch } = useListContext<VariationRow>();
  const notify = useNotify();
  const failuresOf = async ({ job, failures }: BulkResultFragment) => {
    if (!job) return failures;
    await ended(job.id);
    const query = { size: limits.maxPageSize };
    const { jobFailures } = await send(FailuresOfJobDocument, { id: job.id, query });
    return jobFailures.data.results;
  };
  return async (drafts: Drafts): Promise<SaveReport> => {
    const { editVariationRows: result } = await send(EditVariationRowsDocument, {
      input: { rows: rowsOf(drafts) },
    });
    const { data, bulkChangeId } = result;
    if (data.length > 0) {
      notify('bulkEdit.done', {
        type: 'success',
        messageArgs: { smart_count: data.length },
        ...(bulkChangeId && { details: { bulkChangeId } }),
      });
    }
    const failures = await failuresOf(result);
    const fresh = rowsIn(await refetch());
    const refusals = new Map(failures.map(({ id, code, msg }) => [id, { code, msg }]));
    return { left: leftAfter(drafts, fresh, refusals), failures };
  };
};

/** The rows of a page; react-admin's type of the fetched page lacks a level. */
const rowsIn = (page: unknown): VariationRow[] =>
  (page as { data?: { data?: VariationRow[] } } | undefined)?.data?.data ?? [];

/** Shows the job, and resolves when it has ended. */
const ended = (jobId: string): Promise<void> =>
  new Promise((resolve) => {
    const stop = onJobEnded(({ id }) => {
      if (id !== jobId) return;
      stop();
      resolve();
    });
    watchJob(jobId);
  });
