import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { Notice } from '#ui/layout/Notice.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import type { PaymentAccount } from './usePaymentAccount.ts';

const RemoveDialog = lazyPart(() => import('./RemoveDialog.tsx'));

/** Shows the connected account. */
export const CurrentAccount = ({ account }: { account: PaymentAccount }) => {
  const translate = useText();
  const [isRemoving, setRemoving] = useState(false);
  const { provider, status, account_holder: holder, iban, paypal_merchant_id: id } = account;
  const isConnected = status === 'connected';
  if (!isConnected) return <Notice>{translate('payment.current.none')}</Notice>;
  return (
    <SectionCard
      title={translate('payment.present')}
      action={<Badge tone="success">{translate('payment.connected')}</Badge>}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {provider === 'paypal'
            ? translate('payment.current.paypal', { id })
            : translate('payment.current.bank', { holder, iban: iban?.replaceAll(' ', '\u00a0') })}
        </Typography>
        <Button color="error" onClick={() => setRemoving(true)}>
          {translate('payment.disconnect.open')}
        </Button>
      </Box>
      <Suspense fallback={null}>
        {isRemoving && <RemoveDialog account={account} onClose={() => setRemoving(false)} />}
      </Suspense>
    </SectionCard>
  );
};
