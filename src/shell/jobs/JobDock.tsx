import Stack from '@mui/material/Stack';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useWatchedJobs } from '#providers/jobs/useWatchedJobs.ts';
import { JobCard } from './JobCard.tsx';

/** The background jobs started in this browser, with their progress and outcome. */
const JobDock = () => {
  const translate = useText();
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
        // above the save bar
        bottom: 96,
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

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default JobDock;
