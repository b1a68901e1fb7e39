import LinearProgress from '@mui/material/LinearProgress';
import { useText } from '#providers/i18nProvider/useText.ts';
import { isOver, type JobRecord } from '#providers/jobs/watchedJobs.ts';

/** The progress bar of a running job. */
export const JobBar = ({
  job,
}: {
  job: Pick<JobRecord, 'state' | 'total' | 'done' | 'failed'>;
}) => {
  const translate = useText();
  const { total, done, failed } = job;
  if (isOver(job)) return null;
  return (
    <LinearProgress
      variant={total > 0 ? 'determinate' : 'indeterminate'}
      value={total > 0 ? (100 * (done + failed)) / total : 0}
      aria-label={translate('jobs.progressOf')}
      sx={{ my: 1, borderRadius: 1 }}
    />
  );
};
