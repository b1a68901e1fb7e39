import Link from '@mui/material/Link';
import { LinkBase, useCreatePath } from 'react-admin';

interface Props {
  orderId: string;
  orderNumber: string;
}

/** An order's number, linked to its page, for lists whose readers may all open orders. */
export const OrderLink = ({ orderId, orderNumber }: Props) => {
  const createPath = useCreatePath();
  return (
    <Link component={LinkBase} to={createPath({ resource: 'orders', type: 'edit', id: orderId })}>
      {orderNumber}
    </Link>
  );
};
