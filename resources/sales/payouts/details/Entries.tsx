import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ItemsOfPayoutDocument } from '#resources/sales/payouts/operations.generated.ts';
import { EntryPages, pageSize } from '#resources/sales/payouts/parts/EntryPages.tsx';
import { useEntryRows } from '#resources/sales/payouts/parts/entryRows.tsx';
import { AmountRows } from '#ui/layout/AmountRows.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';

/** Lists the entries of a payout. */
export const Entries = ({ payoutId }: { payoutId: string }) => {
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
