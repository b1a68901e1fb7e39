import { useListContext, useNotify } from 'react-admin';
import type { BulkFailure } from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import { RequestError } from '#providers/graphql/errors.ts';
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
  const failuresOf = async ({ data, bulkChangeId, job, failures }: BulkResultFragment) => {
    if (data.length > 0) {
      notify('bulkEdit.done', {
        type: 'success',
        messageArgs: { smart_count: data.length },
        ...(bulkChangeId && { details: { bulkChangeId } }),
      });
    }
    if (!job) return failures;
    await ended(job.id);
    const query = { size: limits.maxPageSize };
    const { jobFailures } = await send(FailuresOfJobDocument, { id: job.id, query });
    return jobFailures.data.results;
  };
  const save = async (drafts: Drafts): Promise<readonly BulkFailure[]> => {
    try {
      const input = { rows: rowsOf(drafts) };
      const { editVariationRows } = await send(EditVariationRowsDocument, { input });
      return await failuresOf(editVariationRows);
    } catch (error) {
      const failures = failuresIn(error, drafts);
      if (!failures) throw error;
      return failures;
    }
  };
  return async (drafts: Drafts): Promise<SaveReport> => {
    const failures = await save(drafts);
    const fresh = rowsIn(await refetch());
    const refusals = new Map(failures.map(({ id, code, msg }) => [id, { code, msg }]));
    return { left: fresh ? leftAfter(drafts, fresh, refusals) : drafts, failures };
  };
};

/** The reason for each row of a call that saved none; null if it failed as a whole. */
export const failuresIn = (error: unknown, drafts: Drafts): readonly BulkFailure[] | null => {
  if (!(error instanceof RequestError)) return null;
  const { failures, errors, args } = error.body;
  if (failures) return failures;
  // the only row is refused by the error itself
  const [id] = drafts.keys();
  const isOfRow = ['CONFLICT', 'INVALID', 'NOT_FOUND'].includes(error.code) && !errors;
  if (drafts.size !== 1 || !id || !isOfRow) return null;
  return [{ id, code: error.code, msg: error.message, label: args ? String(args.name) : null }];
};

/** The rows of a page; react-admin's type of the fetched page lacks a level. */
const rowsIn = (page: unknown): VariationRow[] | undefined =>
  (page as { data?: { data?: VariationRow[] } } | undefined)?.data?.data;

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
