import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useCan } from '#providers/authProvider/useCan.ts';
import { currentPortal } from '#providers/portal.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { nextStep } from '#ui/record/useNextStepFocus.ts';
import { usePayoutPreview } from './usePayoutPreview.ts';
import { usePayoutText } from './usePayoutText.ts';

const RequestDialog = lazyPart(() => import('./RequestDialog.tsx'));

interface Props {
  orderId: string;
  service: { id: string; name: string };
}

/**
 * Requests the due amounts of an order, beside a completed service; visible while the service is
 * among the due entries.
 */
export const ServicePayout = (props: Props) => {
  const canAccess = useCan('payouts', 'view');
  return canAccess && currentPortal() === 'vendor' ? <Requesting {...props} /> : null;
};

const Requesting = ({ orderId, service: { id, name } }: Props) => {
  const text = usePayoutText();
  const { preview } = usePayoutPreview(orderId);
  const [isOpen, setOpen] = useState(false);
  const isDue = preview?.results.some((entry) => entry.id === `service-${id}`);
  return (
    <>
      {isDue && (
        <Button
          {...nextStep}
          size="small"
          onClick={() => setOpen(true)}
          aria-label={`${text('request.open')}: ${name}`}
        >
          {text('request.open')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isOpen && <RequestDialog orderId={orderId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
