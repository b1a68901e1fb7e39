import { useCreatePath } from 'react-admin';
import { useCan } from '#providers/authProvider/useCan.ts';
import { Notice } from '#ui/layout/Notice.tsx';
import { usePayoutText } from './usePayoutText.ts';

const page = 'configurations/payment-configuration';

/**
 * Explains that payouts require an account, and links to the page where the partner can enter one.
 */
export const NoAccount = () => {
  const text = usePayoutText();
  const createPath = useCreatePath();
  const canAccess = useCan('paymentConfiguration', 'view');
  return (
    <Notice
      to={canAccess ? createPath({ resource: page, type: 'list' }) : undefined}
      action={text('due.toAccount')}
    >
      {text('due.noAccount')}
      {!canAccess && ` ${text('due.noAccountBasic')}`}
    </Notice>
  );
};
