import { useCanAccess } from 'react-admin';
import { currentPortal } from '#providers/portal.ts';
import DuePayout from './DuePayout.tsx';

/** On the page of an order: what of it is due to the partner. Others see nothing of it. */
export const OrderPayout = ({ orderId }: { orderId: string }) => {
  const { canAccess } = useCanAccess({ resource: 'payouts', action: 'list' });
  if (!canAccess || currentPortal() !== 'vendor') return null;
  return <DuePayout orderId={orderId} />;
};
