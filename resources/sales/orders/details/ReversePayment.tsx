import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const ReversePaymentDialog = lazyPart(() => import('./ReversePaymentDialog.tsx'));

interface Props {
  /** The id of the payment's entry. */
  id: string;
  paymentId: string;
  onChanged: () => unknown;
}

/** Takes back a payment that was recorded by mistake. */
export const ReversePayment = (props: Props) => {
  const text = useText('resources.orders');
  const [isOpen, setOpen] = useState(false);
  const canAccess = useCan('repayments', 'edit');
  if (!canAccess) return null;
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={`${text('reversePayment.action')}: ${props.paymentId}`}
      >
        {text('reversePayment.action')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ReversePaymentDialog {...props} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
