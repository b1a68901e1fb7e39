import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useCan } from '#providers/authProvider/useCan.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import type { Refundable } from './RefundDialog.tsx';
import { usePayoutText } from './usePayoutText.ts';

const RefundDialog = lazyPart(() => import('./RefundDialog.tsx'));

/** Refunds a part of a paid order; administrators only. */
export const RefundButton = ({ of }: { of: Refundable }) => {
  const text = usePayoutText();
  const [isOpen, setOpen] = useState(false);
  const canAccess = useCan('payouts', 'edit');
  if (!canAccess || Number(of.refunded) >= Number(of.amount)) return null;
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={`${text('refund.open')}: ${of.name}`}
      >
        {text('refund.open')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <RefundDialog of={of} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
