import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { StatementOfPayoutsDocument } from '#resources/sales/payouts/operations.generated.ts';
import { EntryPages, pageSize } from '#resources/sales/payouts/parts/EntryPages.tsx';
import { useEntryRows } from '#resources/sales/payouts/parts/entryRows.tsx';
import { useDayText } from '#resources/sales/payouts/parts/useDayText.ts';
import { AmountRows } from '#ui/layout/AmountRows.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';

interface Props {
  query: { from: string; to: string; vendorId?: string };
}

/** Lists opening balance, entries and closing balance. */
export const Statement = ({ query }: Props) => {
  const text = useText('resources.payouts');
  const day = useDayText();
  const entryRows = useEntryRows();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useApiQuery(
    StatementOfPayoutsDocument,
    { query: { ...query, page, size: pageSize } },
    { placeholderData: keepPreviousData },
  );
  const statement = data?.payoutStatement.data;
  if (!statement) {
    return (
      <SectionCard title={text('statement.title')}>
        {error ? (
          <NotLoaded title="resources.payouts.notLoaded" error={error} onRetry={refetch} />
        ) : (
          <Skeleton variant="rounded" height={320} />
        )}
      </SectionCard>
    );
  }
  const { partnerName: name, opening, closing, results, total } = statement;
  const isLast = (page + 1) * pageSize >= total;
  const title = text('statement.printed', { name, from: day(query.from), to: day(query.to) });
  return (
    <SectionCard title={title}>
      <AmountRows
        rows={[
          ...(page === 0
            ? [{ key: 'opening', label: text('statement.opening'), amount: opening }]
            : []),
          ...entryRows(results),
          ...(isLast
            ? [{ key: 'closing', label: text('statement.closing'), amount: closing, isTotal: true }]
            : []),
        ]}
      />
      {total === 0 && (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {text('statement.empty')}
        </Typography>
      )}
      <EntryPages page={page} total={total} onPage={setPage} />
    </SectionCard>
  );
};
