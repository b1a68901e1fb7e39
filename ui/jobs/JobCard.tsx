import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import StoppedIcon from '@mui/icons-material/PauseCircleOutlined';
import RunningIcon from '@mui/icons-material/Sync';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { downloadJobFile } from '#providers/jobs/downloadJobFile.ts';
import {
  FailuresOfJobDocument,
  RetryJobDocument,
  StopJobDocument,
} from '#providers/jobs/operations.generated.ts';
import { forgetJobs, isOver, type JobRecord } from '#providers/jobs/watchedJobs.ts';
import { language } from '#providers/preferences.ts';
import { useReportError } from '#ui/layout/useReportError.ts';

const FailuresDialog = lazy(() => import('./FailuresDialog.tsx'));

interface Props {
  job: JobRecord;
  onChanged: () => unknown;
}

/** One job: what it does, how far it is, and what can be done about it. */
export const JobCard = ({ job, onChanged }: Props) => {
  const translate = useTranslate();
  const title = translate(`jobs.kinds.${job.kind}`);
  return (
    <Card role="group" aria-label={title} sx={{ p: 2, pb: 1, boxShadow: 6 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <StateIcon job={job} />
        <Typography variant="subtitle2" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton
          size="small"
          edge="end"
          aria-label={translate('jobs.hide')}
          onClick={() => forgetJobs([job.id])}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Progress job={job} />
      <Actions job={job} onChanged={onChanged} />
    </Card>
  );
};

const StateIcon = ({ job: { state, failed } }: { job: JobRecord }) => {
  if (state === 'failed') return <FailedIcon fontSize="small" color="error" />;
  if (state === 'stopped') return <StoppedIcon fontSize="small" color="action" />;
  if (state === 'done') return <DoneIcon fontSize="small" color={failed ? 'warning' : 'success'} />;
  return <RunningIcon fontSize="small" color="primary" />;
};

const Progress = ({ job }: { job: JobRecord }) => {
  const translate = useTranslate();
  const locale = language.use();
  const { state, total, done, failed, msg } = job;
  const number = (value: number) => value.toLocaleString(locale);
  const tried = done + failed;
  return (
    <>
      {!isOver(job) && (
        <LinearProgress
          variant={total > 0 ? 'determinate' : 'indeterminate'}
          value={total > 0 ? (100 * tried) / total : 0}
          aria-label={translate('jobs.progressOf')}
          sx={{ mt: 1, borderRadius: 1 }}
        />
      )}
      <Typography
        variant="body2"
        color="text.secondary"
        // told when it is over; each second would be too often
        role={isOver(job) ? 'status' : undefined}
        sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        {translate(`jobs.states.${state}`)}
        {': '}
        {translate('jobs.progress', { done: number(tried), total: number(total) })}
        {failed > 0 &&
          `, ${translate('jobs.left', { smart_count: failed, count: number(failed) })}`}
      </Typography>
      {msg && (
        <Typography variant="body2" color="error">
          {translate(msg)}
        </Typography>
      )}
    </>
  );
};

const Actions = ({ job, onChanged }: Props) => {
  const translate = useTranslate();
  const reportError = useReportError();
  const [isReading, setReading] = useState(false);
  const outcome = { onError: reportError, onSettled: onChanged };
  const stop = useSend(StopJobDocument, outcome);
  const retry = useSend(RetryJobDocument, outcome);
  const tryAgain = () => {
    setReading(false);
    retry.mutate({ id: job.id });
  };
  const isLeft = job.failed > 0 || job.state === 'stopped' || job.state === 'failed';
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5, minHeight: 32, mt: 0.5 }}>
      {!isOver(job) && (
        <Button size="small" disabled={stop.isPending} onClick={() => stop.mutate({ id: job.id })}>
          {translate('jobs.stop')}
        </Button>
      )}
      {job.file && <Download id={job.id} name={job.file} />}
      {job.failed > 0 && (
        <Button size="small" onClick={() => setReading(true)}>
          {translate('jobs.report.open')}
        </Button>
      )}
      {isOver(job) && isLeft && (
        <Button size="small" disabled={retry.isPending} onClick={tryAgain}>
          {translate('jobs.retry')}
        </Button>
      )}
      {isReading && <JobFailures job={job} onRetry={tryAgain} onClose={() => setReading(false)} />}
    </Box>
  );
};

const Download = ({ id, name }: { id: string; name: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const fail = () => notify('jobs.notDownloaded', { type: 'error' });
  return (
    <Button size="small" onClick={() => downloadJobFile(id, name).catch(fail)}>
      {translate('jobs.download')}
    </Button>
  );
};

interface JobFailuresProps {
  job: JobRecord;
  onRetry: () => void;
  onClose: () => void;
}

const JobFailures = ({ job, onRetry, onClose }: JobFailuresProps) => {
  const { data } = useAsk(
    'jobFailures',
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
