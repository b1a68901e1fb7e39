import PrintIcon from '@mui/icons-material/PrintOutlined';
import StatementIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useGetOne, useParams } from 'react-admin';
import { currentPortal } from '#providers/portal.ts';
import type { PayoutRecord } from '#resources/payouts/operations.ts';
import { printed } from '#resources/payouts/parts/printed.tsx';
import { useStatementAddress } from '#resources/payouts/parts/useStatementAddress.ts';
import { BackLink } from '#ui/form/BackLink.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { RecordLoading } from '#ui/layout/RecordLoading.tsx';
import { RecordNotLoaded } from '#ui/layout/RecordNotLoaded.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { Entries } from './Entries.tsx';
import { PayoutActions } from './PayoutActions.tsx';
import { PayoutFacts } from './PayoutFacts.tsx';

const cards = [320];

/** One payout: what it comes to and where it goes, how far it is and what is in it. */
const PayoutPage = () => {
  const text = useResourceText();
  const { id = '' } = useParams();
  const listAddress = useListAddress();
  const statementAddress = useStatementAddress();
  const { data, error, refetch } = useGetOne<PayoutRecord>('payouts', { id });
  if (!data) {
    return error ? (
      <RecordNotLoaded error={error} listAddress={listAddress} onRetry={refetch} />
    ) : (
      <RecordLoading cards={cards} />
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
