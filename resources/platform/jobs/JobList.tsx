import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { jobStates } from '#contract/rules/platform/job.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { isOver, type JobRecord } from '#providers/jobs/watchedJobs.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import { JobActions } from '#ui/jobs/JobActions.tsx';
import { JobBar } from '#ui/jobs/JobBar.tsx';
import { JobProgress } from '#ui/jobs/JobProgress.tsx';
import { JobStateIcon } from '#ui/jobs/JobStateIcon.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { usePolling } from '#ui/list/usePolling.ts';

const JobList = () => {
  const translate = useText();
  return (
    <ListPage
      title={translate('resources.jobs.name', 2)}
      subtitle={translate('resources.jobs.subtitle')}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={<JobFilters />}
      empty={translate('resources.jobs.empty')}
      emptyText={translate('resources.jobs.emptyText')}
    >
      <JobTable />
    </ListPage>
  );
};

const JobFilters = () => {
  const translate = useText();
  return (
    <FilterBar>
      <SelectFilter
        source="state"
        label={translate('resources.jobs.fields.state')}
        choices={jobStates.map((id) => ({ id, name: translate(`jobs.states.${id}`) }))}
      />
    </FilterBar>
  );
};

const JobTable = () => {
  const refetch = usePolling<JobRecord>((job) => !isOver(job));
  return (
    <Table>
      <Table.Column source="kind" render={(job: JobRecord) => <Kind job={job} />} />
      <Table.Column
        source="progress"
        width={210}
        onCard="fact"
        disableSort
        render={(job: JobRecord) => <Progress job={job} />}
      />
      <Table.Column
        source="endedAt"
        beneath="progress"
        width={210}
        sortByOrder="DESC"
        render={(job: JobRecord) => <Ended job={job} />}
      />
      <Table.Column source="createdAt" width={140} sortByOrder="DESC" onCard="fact">
        <DateField source="createdAt" />
      </Table.Column>
      <Table.Column
        source="outcome"
        width={160}
        align="right"
        disableSort
        stays
        render={(job: JobRecord) => (
          // gives rows without buttons the height of rows with buttons
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', minHeight: 32 }}
          >
            <JobActions job={job} onChanged={refetch} />
          </Box>
        )}
      />
    </Table>
  );
};

const Progress = ({ job }: { job: JobRecord }) => (
  <>
    <JobProgress job={job} />
    <JobBar job={job} />
  </>
);

const Ended = ({ job: { endedAt } }: { job: JobRecord }) => {
  const translate = useText();
  if (!endedAt) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('resources.jobs.fields.endedAt')}: <DateText value={endedAt} />
    </Typography>
  );
};

const Kind = ({ job }: { job: JobRecord }) => {
  const translate = useDynamicText();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <JobStateIcon job={job} />
      <span>
        {translate(`jobs.kinds.${job.kind}`)}
        {job.msg && (
          <Typography variant="body2" component="div" color="error">
            {translate(job.msg)}
          </Typography>
        )}
      </span>
    </Box>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default JobList;
