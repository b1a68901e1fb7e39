import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import type { BulkFailure } from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import {
  type BulkResultFragment,
  FailuresOfJobDocument,
} from '#providers/jobs/operations.generated.ts';
import { onJobEnded, watchJob } from '#providers/jobs/watchedJobs.ts';
import type { Remedies } from '#ui/jobs/FailuresDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const FailuresDialog = lazyPart(withMessages(() => import('#ui/jobs/FailuresDialog.tsx')));

interface Outcome {
  done: number;
  failures: readonly BulkFailure[];
  remedies: Remedies;
}

interface Report {
  begin: (jobId: string) => void;
  show: (outcome: Outcome) => void;
}
const ReportContext = createContext<Report>({ begin: () => undefined, show: () => undefined });

/**
 * Provides the outcomes of the list's bulk calls; rows that a call left unchanged stay selected for
 * a retry.
 */
export const BulkOutcomeProvider = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<Outcome | null>(null);
  const begun = useRef(new Set<string>());
  useFailedRowsOf(begun.current);
  const report = useMemo(
    () => ({ begin: (id: string) => begun.current.add(id), show: setShown }),
    [],
  );
  return (
    <ReportContext.Provider value={report}>
      {children}
      {shown && (
        <Suspense fallback={null}>
          <FailuresDialog
            {...shown}
            total={shown.done + shown.failures.length}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </ReportContext.Provider>
  );
};

/**
 * Selects the failed rows of jobs started here, unless the selection has changed since the start.
 */
const useFailedRowsOf = (begun: ReadonlySet<string>) => {
  const fetchFailures = useLazyApiQuery(FailuresOfJobDocument);
  const { selectedIds, onSelect } = useListContext();
  const isFree = selectedIds.length === 0;
  useEffect(
    () =>
      onJobEnded(async ({ id, failed }) => {
        if (!begun.has(id) || failed === 0 || !isFree) return;
        const query = { size: limits.maxPageSize };
        const { jobFailures } = await fetchFailures({ id, query });
        onSelect(jobFailures.data.results.map((failure) => failure.id));
      }),
    [begun, fetchFailures, isFree, onSelect],
  );
};

/**
 * Reports the outcome of a bulk call. `done` is a message key with `smart_count`; `begun` is one
 * for a call that continues as a background job.
 */
export const useBulkOutcome = (done: string, begun?: string, remedies: Remedies = {}) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const { onSelect, onUnselectItems } = useListContext();
  const { begin, show } = useContext(ReportContext);
  const showFailures = (failures: readonly BulkFailure[]) => {
    show({ done: 0, failures, remedies });
    onSelect(failures.map(({ id }) => id));
    refresh();
  };
  return {
    succeed: (result: BulkResultFragment) => {
      const { data, failures, unchanged, job, bulkChangeId } = result;
      if (job) {
        begin(job.id);
        watchJob(job.id);
        if (begun) notify(begun, { type: 'info' });
      }
      if (data.length > 0) {
        notify(done, {
          type: 'success',
          messageArgs: { smart_count: data.length },
          ...(bulkChangeId && { details: { bulkChangeId } }),
        });
      }
      if (unchanged.length > 0) {
        notify('list.unchanged', { type: 'info', messageArgs: { smart_count: unchanged.length } });
      }
      if (failures.length > 0) show({ done: data.length, failures, remedies });
      onSelect(failures.map((failure) => failure.id));
      refresh();
    },
    // a rejected bulk call clears the selection (specification 8) unless each row has its reason
    fail: (error: Error) => {
      const failures = failuresOf(error);
      if (failures) return showFailures(failures);
      reportError(error);
      onUnselectItems();
      refresh();
    },
    /**
     * For the `onRefused` of a dialog's `useSubmit`: closes the dialog and shows the reason of each
     * row; other errors stay with the dialog's form.
     */
    onRefused:
      (close: () => void) =>
      (error: RequestError): boolean => {
        const failures = failuresOf(error);
        if (!failures) return false;
        close();
        showFailures(failures);
        return true;
      },
  };
};

const failuresOf = (error: Error) =>
  error instanceof RequestError ? error.body.failures : undefined;
