import { useRecordContext } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { ShopKeysDocument } from '#resources/shop/shops/keys/operations.generated.ts';
import { ShopPart } from '#resources/shop/shops/parts/ShopPart.tsx';
import type { ShopRecord } from '#resources/shop/shops/record.generated.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { KeyRow } from './KeyRow.tsx';

const NewKeyDialog = lazyPart(() => import('./NewKeyDialog.tsx'));

/** The keys of a shop that is saved. */
export const ShopKeys = () => {
  const record = useRecordContext<ShopRecord>();
  return record?.id === undefined ? null : <KeysOf shopId={String(record.id)} />;
};

const KeysOf = ({ shopId }: { shopId: string }) => {
  const query = { shopId, size: limits.maxPageSize, sort: 'createdAt', order: 'DESC' } as const;
  const { data, error, refetch } = useApiQuery(ShopKeysDocument, { query });
  return (
    <ShopPart
      part="keys"
      rows={data?.apiKeys.data.results}
      error={error}
      onRetry={refetch}
      renderRow={(key) => <KeyRow key={key.id} apiKey={key} />}
      renderDialog={(onClose) => <NewKeyDialog shopId={shopId} onClose={onClose} />}
    />
  );
};
