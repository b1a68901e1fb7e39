import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ShopKeysDocument } from '#resources/shop/shops/keys/operations.generated.ts';
import type { ShopRecord } from '#resources/shop/shops/record.generated.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { KeyRow } from './KeyRow.tsx';

const NewKeyDialog = lazyPart(() => import('./NewKeyDialog.tsx'));

/** The keys of a shop that is saved. */
export const ShopKeys = () => {
  const record = useRecordContext<ShopRecord>();
  return record?.id === undefined ? null : <KeysOf shopId={String(record.id)} />;
};

const KeysOf = ({ shopId }: { shopId: string }) => {
  const text = useText('resources.shops.keys');
  const [isOpen, setOpen] = useState(false);
  const query = { shopId, size: limits.maxPageSize, sort: 'createdAt', order: 'DESC' } as const;
  const { data, error, isPending, refetch } = useApiQuery(ShopKeysDocument, { query });
  const keys = data?.apiKeys.data.results ?? [];
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
      {data && keys.length === 0 && <Typography>{text('empty')}</Typography>}
      {keys.length > 0 && (
        <Box sx={{ containerType: 'inline-size' }}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} />
            ))}
          </Box>
        </Box>
      )}
      <Suspense fallback={null}>
        {isOpen && <NewKeyDialog shopId={shopId} onClose={() => setOpen(false)} />}
      </Suspense>
    </FormCard>
  );
};
