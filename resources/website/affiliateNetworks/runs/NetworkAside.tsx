import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { AffiliateNetworkRecord } from '#resources/website/affiliateNetworks/record.generated.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Runs } from './Runs.tsx';

/** Shows the import runs of the network's feed; for a new network, a hint about the next step. */
export const NetworkAside = () => {
  const record = useRecordContext<AffiliateNetworkRecord>();
  return record?.id === undefined ? <WhatFollows /> : <Runs network={record} />;
};

const steps = ['connect', 'read', 'map', 'publish'] as const;

const WhatFollows = () => {
  const text = useText('resources.external-product-sources/networks');
  return (
    <SectionCard title={text('steps.title')}>
      <Typography component="ol" variant="body2" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {steps.map((step) => (
          <li key={step}>{text(`steps.${step}`)}</li>
        ))}
      </Typography>
    </SectionCard>
  );
};
