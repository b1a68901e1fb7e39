import Button from '@mui/material/Button';
import { LinkBase, useCreatePath } from 'react-admin';
import { Due } from './Due.tsx';
import { usePayoutText } from './usePayoutText.ts';

/**
 * Shows the amounts due to the partner, from one order or all orders, with a link to the payouts.
 */
const DuePayout = ({ orderId }: { orderId?: string }) => {
  const text = usePayoutText();
  const createPath = useCreatePath();
  const to = createPath({ resource: 'payouts', type: 'list' });
  return (
    <Due
      {...(orderId !== undefined && { orderId })}
      action={
        <Button size="small" component={LinkBase} to={to}>
          {text('due.toPayouts')}
        </Button>
      }
    />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default DuePayout;
