import PrintIcon from '@mui/icons-material/PrintOutlined';
import StatementIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { LinkBase, useGetOne, useParams, useTranslate } from 'react-admin';
import { RequestError } from '#providers/graphql/errors.ts';
import { currentPortal } from '#providers/portal.ts';
import type { PayoutRecord } from '#resources/payouts/operations.ts';
import { printed } from '#resources/payouts/parts/printed.tsx';
import { useStatementAddress } from '#resources/payouts/parts/useStatementAddress.ts';
import { BackLink } from '#ui/form/BackLink.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { NoRecord } from '#ui/layout/NoRecord.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { Entries } from './Entries.tsx';
import { PayoutActions } from './PayoutActions.tsx';
import { PayoutFacts } from './PayoutFacts.tsx';

/** One payout: what it comes to and where it goes, how far it is and what is in it. */
const PayoutPage = () => {
  const text = useResourceText();
  const translate = useTranslate();
  const { id = '' } = useParams();
  const listAddress = useListAddress();
  const statementAddress = useStatementAddress();
  const { data, error, refetch } = useGetOne<PayoutRecord>('payouts', { id });
  if (!data) {
    if (error instanceof RequestError && error.code === 'NOT_FOUND') {
      return <NoRecord listAddress={listAddress} />;
    }
    return (
      <Card>
        {error ? (
          <NotLoaded error={error} onRetry={refetch} />
        ) : (
          <Box role="status" aria-label={translate('list.loading')}>
            <Skeleton variant="rounded" height={320} />
          </Box>
        )}
      </Card>
    );
  }
  const isAdmin = currentPortal() === 'admin';
  return (
    <>
      {printed}
      <PageHeader
        back={
          <span data-screen>
            <BackLink to={listAddress}>{text('name', 2)}</BackLink>
          </span>
        }
        title={data.number}
        subtitle={data.partnerName}
        actions={
          <Box data-screen sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              component={LinkBase}
              to={statementAddress(isAdmin ? data.vendorId : undefined)}
              startIcon={<StatementIcon />}
            >
              {text('statement.open')}
            </Button>
            <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
              {text('details.print')}
            </Button>
            <PayoutActions payout={data} onChanged={refetch} />
          </Box>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PayoutFacts payout={data} />
        <Entries payoutId={data.id} />
      </Box>
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default PayoutPage;
