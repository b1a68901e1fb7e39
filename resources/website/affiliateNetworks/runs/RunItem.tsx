import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { RunsOfAffiliateNetworkQuery } from '#resources/website/affiliateNetworks/operations.generated.ts';
import { DateText } from '#ui/fields/DateText.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useOutcomeText } from './outcome.ts';
import { RunBadge } from './RunBadge.tsx';

const RefusalsDialog = lazyPart(() => import('./RefusalsDialog.tsx'));

type Run = RunsOfAffiliateNetworkQuery['affiliateRuns']['data']['results'][number];

/** Shows a run: its time, user and result, with a link to the rejected rows. */
export const RunItem = ({ run }: { run: Run }) => {
  const text = useText('resources.external-product-sources/networks');
  const outcomeText = useOutcomeText();
  const [isReading, setReading] = useState(false);
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" component="div" fontWeight={560}>
          <DateText value={run.createdAt} />
        </Typography>
        <RunBadge state={run.state} />
      </Box>
      <Typography
        variant="body2"
        component="div"
        color={run.state === 'failed' ? 'error' : undefined}
      >
        {outcomeText(run)}
      </Typography>
      {run.userName && (
        <Typography variant="body2" component="div" color="text.secondary">
          {text('run.by', { name: run.userName })}
        </Typography>
      )}
      {run.refused > 0 && (
        <Button size="small" onClick={() => setReading(true)} sx={{ ml: -0.75 }}>
          {text('run.refusals')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isReading && (
          <RefusalsDialog run={run.id} refused={run.refused} onClose={() => setReading(false)} />
        )}
      </Suspense>
    </Box>
  );
};
