import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useCan } from '#providers/authProvider/useCan.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { usePayoutText } from './usePayoutText.ts';

const RefundOrderDialog = lazyPart(() => import('./RefundOrderDialog.tsx'));

/** Refunds a whole order; administrators only. */
export const RefundOrderButton = ({ orderId }: { orderId: string }) => {
  const text = usePayoutText();
  const [isOpen, setOpen] = useState(false);
  const canAccess = useCan('payouts', 'edit');
  if (!canAccess) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {text('refundOrder.open')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <RefundOrderDialog orderId={orderId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
