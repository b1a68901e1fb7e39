import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkBase, useCreatePath, useGetList } from 'react-admin';
import { listRows } from '#providers/dataProvider/operations.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import type { OrderRow } from '#resources/sales/orders/record.generated.ts';
import { DateText } from '#ui/fields/DateText.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { OrderBadge } from './OrderBadge.tsx';

const atFirst = 10;
const most = 1000;

interface Props {
  /** Filter for the list of orders. */
  filter: Readonly<Record<string, string>>;
  /** Message key for an empty list. */
  empty: string;
}

/** Lists orders on the page of another record, newest first. */
export const OrdersOf = ({ filter, empty }: Props) => {
  const translate = useDynamicText();
  const [perPage, setPerPage] = useState(atFirst);
  const { data, total, error, isPending, refetch } = useGetList<OrderRow>('orders', {
    filter,
    sort: { field: 'orderedAt', order: 'DESC' },
    pagination: { page: 1, perPage },
    ...listRows,
  });
  if (error) return <NotLoaded error={error} onRetry={refetch} />;
  if (isPending) {
    return <LoadingBox height={72} />;
  }
  if (total === 0) return <Typography>{translate(empty)}</Typography>;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((order) => (
          <LinkedOrder key={order.id} order={order} />
        ))}
      </Box>
      {perPage === atFirst && (total ?? 0) > atFirst && (
        <Button sx={{ mt: 1 }} onClick={() => setPerPage(most)}>
          {translate('resources.orders.all', { smart_count: total ?? 0 })}
        </Button>
      )}
    </Box>
  );
};

const LinkedOrder = ({ order }: { order: OrderRow }) => {
  const createPath = useCreatePath();
  const { id, number, orderedAt, status, paymentStatus, total, mySum } = order;
  const sum = total ?? mySum;
  return (
    <Box component="li" sx={row}>
      <Link
        component={LinkBase}
        to={createPath({ resource: 'orders', type: 'edit', id })}
        sx={{ fontWeight: 560 }}
      >
        {number}
      </Link>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        <DateText value={orderedAt} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <OrderBadge of="states" state={status} />
        <OrderBadge of="paymentStates" state={paymentStatus} />
      </Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
        {sum && <PriceText value={sum} />}
      </Box>
    </Box>
  );
};

const row = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
  '@container (min-width: 560px)': { gridTemplateColumns: '130px 1.15fr 1fr 100px' },
} as const;
