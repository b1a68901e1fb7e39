import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { RecordContextProvider } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { RecordHistory } from '#ui/history/RecordHistory.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { BankForm } from './BankForm.tsx';
import { CurrentAccount } from './CurrentAccount.tsx';
import { paymentFields } from './fields.ts';
import { PaypalCard } from './PaypalCard.tsx';
import { useVendorSettings } from './usePaymentAccount.ts';

/** Edits the account that receives the partner's payouts. */
const PaymentPage = () => {
  const translate = useText();
  const { data, error, isFetchedAfterMount, refetch } = useVendorSettings();
  // never from the cache, because another session may have changed the settings
  const settings = isFetchedAfterMount ? data?.vendorSettings.data : undefined;
  const account = settings?.payment;
  const name = translate('payment.title');
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader
        title={name}
        subtitle={translate('payment.subtitle')}
        actions={
          // only the history gets the record; forms below would use its fields as their values
          account?.id && (
            <RecordContextProvider value={{ ...account, id: account.id, name }}>
              <RecordHistory entity="paymentAccount" fields={paymentFields} />
            </RecordContextProvider>
          )
        }
      />
      {settings && account && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <CurrentAccount account={account} />
          <BankForm key={account.version} account={account} />
          {settings.isPaypalOffered && <PaypalCard />}
        </Box>
      )}
      {!settings && (
        <Card>
          {error ? (
            <NotLoaded title="payment.failedToLoad" error={error} onRetry={refetch} />
          ) : (
            <Skeleton variant="rounded" height={240} />
          )}
        </Card>
      )}
    </Box>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default PaymentPage;
