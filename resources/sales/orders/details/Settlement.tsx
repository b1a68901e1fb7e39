import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { OrderRecord } from '#resources/sales/orders/record.generated.ts';
import { RefundButton } from '#resources/sales/payouts/parts/RefundButton.tsx';
import { RefundOrderButton } from '#resources/sales/payouts/parts/RefundOrderButton.tsx';
import { RepaymentBadge } from '#resources/sales/repayments/parts/RepaymentBadge.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { type AmountRow, AmountRows } from '#ui/layout/AmountRows.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { ReversePayment } from './ReversePayment.tsx';

interface Props {
  order: OrderRecord;
  onChanged: () => unknown;
}

/** What the customer owes, paid and gets back; administrators only. */
export const Settlement = ({ order, onChanged }: Props) => {
  const { settlement } = order;
  return settlement && <Loaded order={order} settlement={settlement} onChanged={onChanged} />;
};

type Amounts = NonNullable<OrderRecord['settlement']>;

const Loaded = ({ order, settlement, onChanged }: Props & { settlement: Amounts }) => {
  const text = useText('resources.orders');
  const { payments, repayments } = order;
  const rows = useSettlementRows(settlement);
  return (
    <SectionCard
      title={text('details.settlement')}
      action={isRefundable(order) && <RefundOrderButton orderId={order.id} />}
    >
      <Stack spacing={2}>
        <AmountRows rows={rows} />
        {payments && payments.length > 0 && (
          <Part title={text('settlement.payments')}>
            {payments.map((payment) => (
              <Entry
                key={payment.id}
                name={payment.paymentId ?? text('settlement.reversal')}
                detail={
                  <>
                    <DateText value={payment.paidAt} /> {payment.reason}
                  </>
                }
                amount={payment.amount}
              >
                {payment.paymentId !== null && !payment.isReversed && (
                  <ReversePayment
                    id={payment.id}
                    paymentId={payment.paymentId}
                    onChanged={onChanged}
                  />
                )}
              </Entry>
            ))}
          </Part>
        )}
        {repayments && repayments.length > 0 && (
          <Part title={text('settlement.repayments')}>
            {repayments.map(({ id, kind, amount, state, reference }) => (
              <Entry
                key={id}
                name={text(`settlement.kinds.${kind}`)}
                detail={reference}
                amount={amount}
              >
                <RepaymentBadge state={state} />
              </Entry>
            ))}
          </Part>
        )}
        <Costs order={order} />
      </Stack>
    </SectionCard>
  );
};

/** Whether something of a paid order is neither cancelled nor completely refunded. */
const isRefundable = ({ paymentStatus, lines, services, deliveries }: OrderRecord): boolean => {
  const things = [
    ...lines.map(({ state, amount, refunded }) => ({ state, amount: amount ?? '0', refunded })),
    ...services.map(({ state, cost, refunded }) => ({ state, amount: cost, refunded })),
    ...deliveries.map(({ cost, refunded }) => ({ state: '', amount: cost, refunded })),
  ];
  return (
    paymentStatus !== 'pending' &&
    things.some(
      ({ state, amount, refunded }) => state !== 'cancelled' && Number(amount) > Number(refunded),
    )
  );
};

const useSettlementRows = (settlement: Amounts): AmountRow[] => {
  const text = useText('resources.orders');
  const row = (key: 'paid' | 'owedBack' | 'repaid', sign = ''): AmountRow[] =>
    key !== 'paid' && Number(settlement[key]) === 0
      ? []
      : [{ key, label: text(`settlement.${key}`), amount: `${sign}${settlement[key]}` }];
  const isReduced = Number(settlement.reduced) > 0;
  return [
    { key: 'total', label: text('settlement.total'), amount: settlement.total },
    ...(isReduced
      ? [{ key: 'reduced', label: text('settlement.reduced'), amount: `-${settlement.reduced}` }]
      : []),
    { key: 'owed', label: text('settlement.owed'), amount: settlement.owed, isTotal: true },
    ...row('paid'),
    ...row('owedBack'),
    ...row('repaid'),
    { key: 'open', label: text('settlement.open'), amount: settlement.open, isTotal: true },
  ];
};

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div>
    <Typography component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {children}
    </Box>
  </div>
);

interface EntryProps {
  name: string;
  detail?: React.ReactNode;
  amount: string;
  /** The state or the actions. */
  children?: React.ReactNode;
}

const Entry = ({ name, detail, amount, children }: EntryProps) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
  >
    <Box sx={{ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' }}>
      {name}
      {detail && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{detail}</Box>}
    </Box>
    <PriceText value={amount} />
    {children}
  </Box>
);

/** Shipping and driving, which can be refunded once something was paid. */
const Costs = ({ order: { deliveries, parts, paymentStatus } }: { order: OrderRecord }) => {
  const text = useText('resources.orders');
  if (paymentStatus === 'pending') return null;
  const costs = [
    ...deliveries.map(({ id, templateName, partnerName, cost, refunded }) => ({
      ...{ key: `shipping-${id}`, shippingId: id, amount: cost, refunded },
      name: text('settlement.shippingOf', { name: templateName, partner: partnerName }),
    })),
    ...parts.map(({ id, partnerName, driving, drivingRefunded }) => ({
      ...{ key: `driving-${id}`, drivingPartId: id, amount: driving, refunded: drivingRefunded },
      name: text('settlement.drivingOf', { partner: partnerName }),
    })),
  ].filter(({ amount }) => Number(amount) > 0);
  if (costs.length === 0) return null;
  return (
    <Part title={text('settlement.costs')}>
      {costs.map(({ key, ...cost }) => (
        <Entry key={key} name={cost.name} amount={cost.amount}>
          <RefundButton of={{ ...cost, discount: '0.00' }} />
        </Entry>
      ))}
    </Part>
  );
};
