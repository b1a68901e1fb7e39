import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useWatchedJobs } from '#providers/jobs/useWatchedJobs.ts';
import { JobCard } from './JobCard.tsx';

/** The work in the background that somebody began here: how far it is, and what came of it. */
const JobDock = () => {
  const translate = useTranslate();
  const { jobs, refetch } = useWatchedJobs();
  if (jobs.length === 0) return null;
  return (
    <Stack
      component="section"
      aria-label={translate('jobs.title')}
      spacing={1.5}
      sx={{
        position: 'fixed',
        right: 24,
        bottom: 24,
        width: 340,
        maxWidth: 'calc(100vw - 48px)',
        maxHeight: '60vh',
        overflowY: 'auto',
        zIndex: 'speedDial',
      }}
    >
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} onChanged={refetch} />
      ))}
    </Stack>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default JobDock;
