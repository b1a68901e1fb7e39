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
import { useTranslate } from 'ra-core';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { StopJobDocument } from '#providers/jobs/operations.generated.ts';
import { forgetJobs, hideJob, isOver, type JobRecord } from '#providers/jobs/watchedJobs.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { JobActions } from './JobActions.tsx';
import { JobProgress } from './JobProgress.tsx';

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
          onClick={() => (isOver(job) ? forgetJobs([job.id]) : hideJob(job.id))}
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
  const { total, done, failed, msg } = job;
  return (
    <>
      {!isOver(job) && (
        <LinearProgress
          variant={total > 0 ? 'determinate' : 'indeterminate'}
          value={total > 0 ? (100 * (done + failed)) / total : 0}
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
        <JobProgress job={job} />
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
  const stop = useSend(StopJobDocument, { onError: useReportError(), onSettled: onChanged });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5, minHeight: 32, mt: 0.5 }}>
      {!isOver(job) && (
        <Button size="small" disabled={stop.isPending} onClick={() => stop.mutate({ id: job.id })}>
          {translate('jobs.stop')}
        </Button>
      )}
      <JobActions job={job} onChanged={onChanged} />
    </Box>
  );
};
