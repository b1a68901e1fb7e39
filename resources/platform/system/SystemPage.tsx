import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import Button from '@mui/material/Button';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useMomentText } from '#ui/fields/useMomentText.ts';
import { CardColumns } from '#ui/layout/CardColumns.tsx';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { DatabaseCard } from './DatabaseCard.tsx';
import { FailedJobsCard } from './FailedJobsCard.tsx';
import { OverviewCard } from './OverviewCard.tsx';
import { SystemDocument } from './operations.generated.ts';
import { ProcessesCard } from './ProcessesCard.tsx';
import { QueuesCard } from './QueuesCard.tsx';
import { SlowCard } from './SlowCard.tsx';
import { UpkeepCard } from './UpkeepCard.tsx';

/** While the page is visible; a hidden tab asks nothing. */
const everyMs = 30_000;

/** The state of the installation: processes, database, queues, upkeep. */
const SystemPage = () => {
  const translate = useText();
  const text = useText('system');
  const momentText = useMomentText();
  const { data, error, isFetching, refetch } = useApiQuery(
    SystemDocument,
    {},
    { pollMs: () => everyMs },
  );
  const system = data?.answer.data;
  return (
    <>
      <PageHeader
        title={translate('pages.system')}
        subtitle={system ? text('at', { at: momentText(system.at) }) : text('subtitle')}
        actions={
          <Button
            variant="outlined"
            startIcon={<RefreshIcon />}
            disabled={isFetching}
            onClick={() => refetch()}
          >
            {text('refresh')}
          </Button>
        }
      />
      {error && <NotLoaded title="system.notLoaded" error={error} onRetry={refetch} />}
      {!error && !system && <LoadingBox height={480} />}
      {system && (
        <CardColumns
          left={
            <>
              <OverviewCard system={system} />
              <ProcessesCard processes={system.processes} />
              <DatabaseCard database={system.database} />
              <UpkeepCard system={system} />
            </>
          }
          right={
            <>
              <QueuesCard queues={system.queues} />
              <FailedJobsCard jobs={system.failedJobs} />
              <SlowCard slow={system.slow} />
            </>
          }
        />
      )}
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default SystemPage;
