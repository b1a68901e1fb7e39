import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { OrderRecord } from '#resources/sales/orders/record.generated.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const RecordPaymentDialog = lazyPart(() => import('./RecordPaymentDialog.tsx'));

interface Props {
  order: OrderRecord;
  onChanged: () => unknown;
}

/** Lets an administrator record a payment of an order, also in parts and after its cancellation. */
export const RecordPayment = ({ order, onChanged }: Props) => {
  const text = useText('resources.orders');
  const [isOpen, setOpen] = useState(false);
  const isOpenAmount = Number(order.settlement?.open ?? 0) > 0;
  return (
    <>
      <Button variant={isOpenAmount ? 'contained' : 'outlined'} onClick={() => setOpen(true)}>
        {text('recordPayment.action')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <RecordPaymentDialog order={order} onChanged={onChanged} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
};
