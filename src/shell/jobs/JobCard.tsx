import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { forgetJobs, hideJob, isOver, type JobRecord } from '#providers/jobs/watchedJobs.ts';
import { typeOfEnded } from '#providers/messages/addJobMessage.ts';
import { JobActions } from '#ui/jobs/JobActions.tsx';
import { JobBar } from '#ui/jobs/JobBar.tsx';
import { JobProgress } from '#ui/jobs/JobProgress.tsx';
import { JobStateIcon } from '#ui/jobs/JobStateIcon.tsx';

interface Props {
  job: JobRecord;
  onChanged: () => unknown;
}

/** A job with its title, progress and actions. */
export const JobCard = ({ job, onChanged }: Props) => {
  const translate = useText();
  const title = translate(`jobs.kinds.${job.kind}`);
  const [isHeld, setHeld] = useState(false);
  const stays = !isOver(job) || isHeld;
  const wait = typeOfEnded(job) === 'success' ? limits.jobDoneMs : limits.jobFailedMs;
  // the bell's list keeps the job's message and actions
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => forgetJobs([job.id]), wait);
    return () => clearTimeout(timer);
  }, [stays, wait, job.id]);
  return (
    <Card
      role="group"
      aria-label={title}
      // the card stays while the user reads it or is about to click
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{ p: 2, pb: 1, boxShadow: 6 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <JobStateIcon job={job} />
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
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5, minHeight: 32, mt: 0.5 }}>
        <JobActions job={job} onChanged={onChanged} />
      </Box>
    </Card>
  );
};

const Progress = ({ job }: { job: JobRecord }) => {
  const translate = useDynamicText();
  return (
    <>
      <JobBar job={job} />
      <Typography
        variant="body2"
        color="text.secondary"
        // screen readers announce only the end, because an announcement every second would be too
        // often
        role={isOver(job) ? 'status' : undefined}
        sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        <JobProgress job={job} />
      </Typography>
      {job.msg && (
        <Typography variant="body2" color="error">
          {translate(job.msg)}
        </Typography>
      )}
    </>
  );
};
