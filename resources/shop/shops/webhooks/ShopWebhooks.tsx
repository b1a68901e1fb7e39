import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { ShopRecord } from '#resources/shop/shops/record.generated.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { EndpointRow } from './EndpointRow.tsx';
import type { Endpoint } from './endpoint.ts';
import { ShopWebhooksDocument, type ShopWebhooksQuery } from './operations.generated.ts';

const EndpointDialog = lazyPart(() => import('./EndpointDialog.tsx'));

/** Where a shop that is saved receives events. */
export const ShopWebhooks = () => {
  const record = useRecordContext<ShopRecord>();
  return record?.id === undefined ? null : <WebhooksOf shopId={String(record.id)} />;
};

/** Looks again while an event is on its way, such as one to try out an address. */
const pollMs = (found: ShopWebhooksQuery | undefined): number => {
  const isUnderWay = ({ isActive, hasSecret, waiting, failingSince }: Endpoint) =>
    isActive && hasSecret && waiting > 0 && failingSince === null;
  return found?.webhookEndpoints.data.results.some(isUnderWay) ? 1000 : 0;
};

const WebhooksOf = ({ shopId }: { shopId: string }) => {
  const text = useText('resources.shops.webhooks');
  const [isOpen, setOpen] = useState(false);
  const query = { shopId, size: limits.maxPageSize, sort: 'createdAt' } as const;
  const { data, error, isPending, refetch } = useApiQuery(
    ShopWebhooksDocument,
    { query },
    { pollMs },
  );
  const endpoints = data?.webhookEndpoints.data.results ?? [];
  return (
    <FormCard
      title={text('title')}
      action={
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          {text('create')}
        </Button>
      }
    >
      <Typography variant="body2" color="text.secondary">
        {text('text')}
      </Typography>
      {error && <NotLoaded error={error} onRetry={refetch} />}
      {isPending && <LoadingBox height={72} />}
      {data && endpoints.length === 0 && <Typography>{text('empty')}</Typography>}
      {endpoints.length > 0 && (
        <Box sx={{ containerType: 'inline-size' }}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {endpoints.map((endpoint) => (
              <EndpointRow key={endpoint.id} endpoint={endpoint} />
            ))}
          </Box>
        </Box>
      )}
      <Suspense fallback={null}>
        {isOpen && <EndpointDialog shopId={shopId} onClose={() => setOpen(false)} />}
      </Suspense>
    </FormCard>
  );
};
