import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import StoppedIcon from '@mui/icons-material/PauseCircleOutlined';
import RunningIcon from '@mui/icons-material/Sync';
import type { JobRecord } from '#providers/jobs/watchedJobs.ts';

/** The icon of a job's state; always shown beside the state's name, never instead of it. */
export const JobStateIcon = ({
  job: { state, failed },
}: {
  job: Pick<JobRecord, 'state' | 'failed'>;
}) => {
  if (state === 'failed') return <FailedIcon fontSize="small" color="error" />;
  if (state === 'stopped') return <StoppedIcon fontSize="small" color="action" />;
  if (state === 'done') return <DoneIcon fontSize="small" color={failed ? 'warning' : 'success'} />;
  return <RunningIcon fontSize="small" color="primary" />;
};
