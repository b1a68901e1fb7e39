import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { watchJob } from '#providers/jobs/watchedJobs.ts';
import {
  RunAffiliateFeedDocument,
  RunsOfAffiliateNetworkDocument,
  StopAffiliateFeedDocument,
} from '#resources/website/affiliateNetworks/operations.generated.ts';
import type { AffiliateNetworkRecord } from '#resources/website/affiliateNetworks/record.generated.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { Notice } from '#ui/layout/Notice.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { RowPages } from '#ui/list/RowPages.tsx';
import { RunItem } from './RunItem.tsx';

const size = 10;
const pollMs = 1000;

/** Lists the import runs of a network's feed; starts and stops runs. */
export const Runs = ({ network }: { network: AffiliateNetworkRecord }) => {
  const text = useText('resources.external-product-sources/networks');
  const [page, setPage] = useState(0);
  const { data, refetch } = useApiQuery(
    RunsOfAffiliateNetworkDocument,
    { query: { network_id: network.id, page, size } },
    {
      staleTime: 0,
      pollMs: (found) =>
        found?.affiliateRuns.data.results.some(({ state }) => state === 'running') ? pollMs : 0,
    },
  );
  const runs = data?.affiliateRuns.data;
  const current = runs?.results.find(({ state }) => state === 'running');
  return (
    <SectionCard
      title={text('sections.runs')}
      action={<RunButton network={network} isRunning={current !== undefined} onChanged={refetch} />}
    >
      {current && (
        <LinearProgress
          aria-label={text('states.running')}
          {...(current.expected > current.rows && {
            variant: 'determinate',
            value: (100 * current.rows) / current.expected,
          })}
          sx={{ mb: 2 }}
        />
      )}
      {network.unmappedCount > 0 && (
        <Notice
          to={`/external-product-sources/affiliates/categories?network_id=${network.id}&mapped=no`}
          action={text('run.categories')}
        >
          {text('run.unmapped', { smart_count: network.unmappedCount })}
        </Notice>
      )}
      {runs?.total === 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('run.none')}
        </Typography>
      )}
      <Stack
        component="ol"
        aria-label={text('run.list')}
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {runs?.results.map((run) => (
          <RunItem key={run.id} run={run} />
        ))}
      </Stack>
      {runs && (
        <Box sx={{ mt: 1 }}>
          <RowPages count={runs.total} size={size} page={page} onPage={setPage} />
        </Box>
      )}
    </SectionCard>
  );
};

interface ButtonProps {
  network: AffiliateNetworkRecord;
  isRunning: boolean;
  onChanged: () => unknown;
}

const RunButton = ({ network: { id, isActive }, isRunning, onChanged }: ButtonProps) => {
  const text = useText('resources.external-product-sources/networks');
  const notify = useNotify();
  const refresh = useRefresh();
  const onError = useReportError();
  const onSettled = () => {
    onChanged();
    refresh();
  };
  const begin = useApiMutation(RunAffiliateFeedDocument, {
    onSuccess: ({ runAffiliateFeed }) => {
      watchJob(runAffiliateFeed.data.id);
      notify('resources.external-product-sources/networks.run.begun', { type: 'info' });
    },
    onError,
    onSettled,
  });
  const stop = useApiMutation(StopAffiliateFeedDocument, {
    onSuccess: () => {
      notify('resources.external-product-sources/networks.run.stopped', { type: 'info' });
    },
    onError,
    onSettled,
  });
  if (isRunning) {
    return (
      <ActionButton size="small" disabled={stop.isPending} onClick={() => stop.mutateAsync({ id })}>
        {text('run.stop')}
      </ActionButton>
    );
  }
  return (
    <ActionButton
      size="small"
      variant="contained"
      disabled={begin.isPending || !isActive}
      onClick={() => begin.mutateAsync({ id })}
    >
      {text('run.now')}
    </ActionButton>
  );
};
