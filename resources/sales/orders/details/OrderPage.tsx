import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { RecordContextProvider } from 'react-admin';
import { useInvalidateApiQueries } from '#providers/api/useInvalidateApiQueries.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { OrderBadge } from '#resources/sales/orders/parts/OrderBadge.tsx';
import type { OrderRecord } from '#resources/sales/orders/record.generated.ts';
import { OrderPayout } from '#resources/sales/payouts/parts/OrderPayout.tsx';
import { DuePayoutDocument } from '#resources/sales/payouts/parts/usePayoutPreview.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import { BackLink } from '#ui/form/BackLink.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { type AmountRow, AmountRows } from '#ui/layout/AmountRows.tsx';
import { Notice } from '#ui/layout/Notice.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { ShowPage } from '#ui/record/ShowPage.tsx';
import { CustomerCard, PaymentCard, ShippingCard } from './Facts.tsx';
import { Lines } from './Lines.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { Parts } from './Parts.tsx';
import { Services } from './Services.tsx';
import { Settlement } from './Settlement.tsx';

const cards = [360];

/** Shows an order, or the partner's part of it. */
const OrderPage = () => (
  <ShowPage<OrderRecord> resource="orders" cards={cards}>
    {(order, refetch) => <Loaded order={order} onChanged={refetch} />}
  </ShowPage>
);

interface LoadedProps {
  order: OrderRecord;
  onChanged: () => unknown;
}

const Loaded = ({ order, onChanged: refetch }: LoadedProps) => {
  const text = useText('resources.orders');
  const invalidate = useInvalidateApiQueries();
  const onChanged = () => {
    // completed lines and services are due for payout
    void invalidate([DuePayoutDocument]);
    return refetch();
  };
  const listAddress = useListAddress();
  return (
    <RecordContextProvider value={order}>
      <PageHeader
        back={<BackLink to={listAddress}>{text('name', 2)}</BackLink>}
        title={order.number}
        subtitle={
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <DateText value={order.orderedAt} />
            <OrderBadge of="states" state={order.status} />
            <OrderBadge of="paymentStates" state={order.paymentStatus} />
            {order.isLate && <Badge tone="error">{text('late')}</Badge>}
          </Box>
        }
        actions={<OrderActions order={order} onChanged={onChanged} />}
      />
      {!order.isCovered && order.status !== 'cancelled' && (
        <Notice severity="warning">
          {text(order.paymentStatus === 'partly_paid' ? 'details.partlyPaid' : 'details.unpaid')}
        </Notice>
      )}
      {order.isFaded && <Notice severity="info">{text('details.faded')}</Notice>}
      {order.hasOthers && <Notice severity="info">{text('details.others')}</Notice>}
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={columns}>
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            <Lines order={order} onChanged={onChanged} />
            {order.services.length > 0 && <Services order={order} onChanged={onChanged} />}
            <OrderTimeline order={order} onChanged={onChanged} />
          </Stack>
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            <CustomerCard order={order} />
            <ShippingCard order={order} />
            <PaymentCard order={order} />
            <Sums order={order} />
            <Settlement order={order} onChanged={onChanged} />
            <OrderPayout orderId={order.id} />
            <Parts order={order} />
          </Stack>
        </Box>
      </Box>
    </RecordContextProvider>
  );
};

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(300px, 1fr)' },
} as const;

/** Shows the total of the order or of the partner's part; omits amounts of zero. */
const Sums = ({ order: { sums } }: { order: OrderRecord }) => {
  const text = useText('resources.orders');
  const row = (key: 'products' | 'shipping' | 'services' | 'driving'): AmountRow[] =>
    key !== 'products' && Number(sums[key]) === 0
      ? []
      : [{ key, label: text(`sums.${key}`), amount: sums[key] }];
  const discount: AmountRow[] =
    sums.discount === null || Number(sums.discount) === 0
      ? []
      : [{ key: 'discount', label: text('sums.discount'), amount: `-${sums.discount}` }];
  return (
    <SectionCard title={text('details.sums')}>
      <AmountRows
        rows={[
          ...row('products'),
          ...discount,
          ...row('shipping'),
          ...row('services'),
          ...row('driving'),
          { key: 'total', label: text('sums.total'), amount: sums.total, isTotal: true },
        ]}
      />
    </SectionCard>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default OrderPage;
