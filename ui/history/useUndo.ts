import { useCallback, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { BulkFailure } from '#contract/generated/schema.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { failureOf, failureText } from '#providers/graphql/failure.ts';
import { UndoBulkChangeDocument } from '#providers/history/operations.generated.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { watchJob } from '#providers/jobs/watchedJobs.ts';
import { hasUnsaved } from '#providers/unsaved.ts';

/** The records that stay as they are, of all of the bulk change. */
interface Report {
  done: number;
  total: number;
  failures: readonly BulkFailure[];
}

/** Undoes a bulk change; `onDone` is called unless there is something left to read. */
export const useUndo = (id: string, onDone: () => void) => {
  const translate = useDynamicText();
  const notify = useNotify();
  const refresh = useRefresh();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const refuse = (error: Error) => {
    refresh();
    const { failures } = error instanceof RequestError ? error.body : {};
    if (failures) return setReport({ done: 0, total: failures.length, failures });
    setRefusal(failureText(failureOf(error), translate));
  };
  const { mutate, isPending } = useApiMutation(UndoBulkChangeDocument, {
    onSuccess: ({ undoBulkChange: { data, failures, job } }) => {
      const done = data.length;
      if (job) watchJob(job.id);
      else notify('undo.done', { type: 'success', messageArgs: { smart_count: done } });
      refresh();
      if (failures.length === 0) return onDone();
      setReport({ done, total: done + failures.length, failures });
    },
    onError: refuse,
  });
  const undo = useCallback(() => {
    // the form's values would be outdated
    if (hasUnsaved()) setRefusal(translate('history.unsaved'));
    else mutate({ id });
  }, [id, mutate, translate]);
  return { undo, isPending, refusal, report };
};
