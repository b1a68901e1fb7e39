import StatementIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { paperFormats } from '#contract/rules/platform/export.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import {
  ExportPayoutItemsDocument,
  ItemsOfPayoutDocument,
} from '#resources/sales/payouts/operations.generated.ts';
import { EntryPages, pageSize } from '#resources/sales/payouts/parts/EntryPages.tsx';
import { useEntryRows } from '#resources/sales/payouts/parts/entryRows.tsx';
import { useStatementAddress } from '#resources/sales/payouts/parts/useStatementAddress.ts';
import type { PayoutRecord } from '#resources/sales/payouts/record.generated.ts';
import { BackLink } from '#ui/form/BackLink.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { AmountRows } from '#ui/layout/AmountRows.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { ExportButton } from '#ui/list/ExportButton.tsx';
import { ShowPage } from '#ui/record/ShowPage.tsx';
import { PayoutActions } from './PayoutActions.tsx';
import { PayoutFacts } from './PayoutFacts.tsx';

const cards = [320];

/** Shows a payout: its amount, account, progress and entries. */
const PayoutPage = () => (
  <ShowPage<PayoutRecord> resource="payouts" cards={cards}>
    {(payout, refetch) => <Loaded payout={payout} onChanged={refetch} />}
  </ShowPage>
);

interface LoadedProps {
  payout: PayoutRecord;
  onChanged: () => unknown;
}

const Loaded = ({ payout, onChanged }: LoadedProps) => {
  const text = useText('resources.payouts');
  const listAddress = useListAddress();
  const statementAddress = useStatementAddress();
  const isAdmin = currentPortal() === 'admin';
  return (
    <>
      <PageHeader
        back={<BackLink to={listAddress}>{text('name', 2)}</BackLink>}
        title={payout.number}
        subtitle={payout.partnerName}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              component={LinkBase}
              to={statementAddress(isAdmin ? payout.vendorId : undefined)}
              startIcon={<StatementIcon />}
            >
              {text('statement.open')}
            </Button>
            <ExportButton
              document={ExportPayoutItemsDocument}
              query={{ payoutId: payout.id }}
              isDisabled={false}
              formats={paperFormats}
            />
            <PayoutActions payout={payout} onChanged={onChanged} />
          </Box>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PayoutFacts payout={payout} />
        <Entries payoutId={payout.id} />
      </Box>
    </>
  );
};

/** Lists the entries of a payout. */
const Entries = ({ payoutId }: { payoutId: string }) => {
  const text = useText('resources.payouts');
  const entryRows = useEntryRows();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useApiQuery(
    ItemsOfPayoutDocument,
    { query: { payoutId, page, size: pageSize } },
    { placeholderData: keepPreviousData },
  );
  const items = data?.payoutItems.data;
  return (
    <SectionCard title={text('details.entries')}>
      {items && (
        <>
          <AmountRows rows={entryRows(items.results)} />
          <EntryPages page={page} total={items.total} onPage={setPage} />
        </>
      )}
      {!items && error && <NotLoaded error={error} onRetry={refetch} />}
      {!items && !error && <Skeleton variant="rounded" height={160} />}
    </SectionCard>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default PayoutPage;
