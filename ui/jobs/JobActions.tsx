import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { LinkBase, useCreatePath, useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { downloadJobFile } from '#providers/jobs/downloadJobFile.ts';
import { RetryJobDocument, StopJobDocument } from '#providers/jobs/jobActions.generated.ts';
import { FailuresOfJobDocument } from '#providers/jobs/operations.generated.ts';
import { isOver, type JobRecord } from '#providers/jobs/watchedJobs.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { UndoButton } from '#ui/history/UndoButton.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const FailuresDialog = lazyPart(() => import('./FailuresDialog.tsx'));

type Job = Pick<
  JobRecord,
  'id' | 'kind' | 'state' | 'total' | 'done' | 'failed' | 'file' | 'subject' | 'bulkChangeId'
>;

/** The resource whose page shows the result, by kind of job. */
const resourceOf: Record<string, string> = {
  'variations.import': 'products/imports',
  'affiliate.feed': 'external-product-sources/networks',
};

interface Props {
  job: Job;
  onChanged: () => unknown;
}

/** The actions of a job: cancel, download the file, show failed rows, retry, undo. */
export const JobActions = ({ job, onChanged }: Props) => {
  const translate = useText();
  const [isReading, setReading] = useState(false);
  const retry = useApiMutation(RetryJobDocument, {
    onError: useReportError(),
    onSettled: onChanged,
  });
  const tryAgain = () => {
    setReading(false);
    return retry.mutateAsync({ id: job.id });
  };
  const stop = useApiMutation(StopJobDocument, { onError: useReportError(), onSettled: onChanged });
  const resource = resourceOf[job.kind];
  const isLeft = job.failed > 0 || job.state === 'stopped' || job.state === 'failed';
  return (
    <>
      {!isOver(job) && (
        <ActionButton
          size="small"
          disabled={stop.isPending}
          onClick={() => stop.mutateAsync({ id: job.id })}
        >
          {translate('jobs.stop')}
        </ActionButton>
      )}
      {job.file && <Download id={job.id} name={job.file} />}
      {resource && job.subject && <ToSubject resource={resource} id={job.subject} />}
      {!resource && job.failed > 0 && (
        <Button size="small" onClick={() => setReading(true)}>
          {translate('jobReport.open')}
        </Button>
      )}
      {!resource && isOver(job) && isLeft && (
        <ActionButton size="small" disabled={retry.isPending} onClick={tryAgain}>
          {translate('jobs.retry')}
        </ActionButton>
      )}
      {isOver(job) && job.bulkChangeId && <UndoButton id={job.bulkChangeId} />}
      {isReading && <Failures job={job} onRetry={tryAgain} onClose={() => setReading(false)} />}
    </>
  );
};

const ToSubject = ({ resource, id }: { resource: string; id: string }) => {
  const translate = useText();
  const createPath = useCreatePath();
  const to = createPath({ resource, type: 'edit', id });
  return (
    <Button size="small" component={LinkBase} to={to}>
      {translate(`jobReport.subjects.${resource}`)}
    </Button>
  );
};

const Download = ({ id, name }: { id: string; name: string }) => {
  const translate = useText();
  const notify = useNotify();
  const fail = () => notify('jobs.notDownloaded', { type: 'error' });
  return (
    <Button size="small" onClick={() => downloadJobFile(id, name).catch(fail)}>
      {translate('jobs.download')}
    </Button>
  );
};

interface FailuresProps {
  job: Job;
  onRetry: () => void;
  onClose: () => void;
}

const Failures = ({ job, onRetry, onClose }: FailuresProps) => {
  const { data } = useApiQuery(
    FailuresOfJobDocument,
    { id: job.id, query: { size: 200 } },
    { staleTime: 0 },
  );
  if (!data) return null;
  return (
    <Suspense fallback={null}>
      <FailuresDialog
        done={job.done}
        total={job.total}
        failures={data.jobFailures.data.results}
        onRetry={isOver(job) ? onRetry : undefined}
        onClose={onClose}
      />
    </Suspense>
  );
};
