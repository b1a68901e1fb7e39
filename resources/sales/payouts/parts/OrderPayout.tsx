import { useCan } from '#providers/authProvider/useCan.ts';
import { currentPortal } from '#providers/portal.ts';
import DuePayout from './DuePayout.tsx';

/** Shows the partner's due amounts on the page of an order; hidden from other users. */
export const OrderPayout = ({ orderId }: { orderId: string }) => {
  const canAccess = useCan('payouts', 'view');
  if (!canAccess || currentPortal() !== 'vendor') return null;
  return <DuePayout orderId={orderId} />;
};
