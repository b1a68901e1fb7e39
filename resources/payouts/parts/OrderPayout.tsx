import Button from '@mui/material/Button';
import { LinkBase, useCanAccess, useCreatePath } from 'react-admin';
import { currentPortal } from '#providers/portal.ts';
import { Due } from './Due.tsx';
import { usePayoutText } from './usePayoutText.ts';

/** On the page of an order: what of it is due to the partner. Others see nothing of it. */
export const OrderPayout = ({ orderId }: { orderId: string }) => {
  const text = usePayoutText();
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ resource: 'payouts', action: 'list' });
  if (!canAccess || currentPortal() !== 'vendor') return null;
  return (
    <Due
      orderId={orderId}
      action={
        <Button
          size="small"
          component={LinkBase}
          to={createPath({ resource: 'payouts', type: 'list' })}
        >
          {text('due.toPayouts')}
        </Button>
      }
    />
  );
};
