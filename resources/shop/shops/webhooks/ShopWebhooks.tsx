import { useRecordContext } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { ShopPart } from '#resources/shop/shops/parts/ShopPart.tsx';
import type { ShopRecord } from '#resources/shop/shops/record.generated.ts';
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
  const query = { shopId, size: limits.maxPageSize, sort: 'createdAt' } as const;
  const { data, error, refetch } = useApiQuery(ShopWebhooksDocument, { query }, { pollMs });
  return (
    <ShopPart
      part="webhooks"
      rows={data?.webhookEndpoints.data.results}
      error={error}
      onRetry={refetch}
      renderRow={(endpoint) => <EndpointRow key={endpoint.id} endpoint={endpoint} />}
      renderDialog={(onClose) => <EndpointDialog shopId={shopId} onClose={onClose} />}
    />
  );
};
