import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { StatementOfPayoutsDocument } from '#resources/payouts/operations.generated.ts';
import { EntryPages, pageSize } from '#resources/payouts/parts/EntryPages.tsx';
import { useEntryRows } from '#resources/payouts/parts/entryRows.tsx';
import { useDayText } from '#resources/payouts/parts/useDayText.ts';
import { AmountRows } from '#ui/layout/AmountRows.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';

interface Props {
  query: { from: string; to: string; vendorId?: string };
}

/** Opening balance, what happened, closing balance. */
export const Statement = ({ query }: Props) => {
  const text = useResourceText();
  const day = useDayText();
  const entryRows = useEntryRows();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useAsk(
    'payoutStatement',
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
  const title = text('statement.printed', { name, from: day(query.from), to: day(query.to) });
  return (
    <SectionCard title={title}>
      <AmountRows
        rows={[
          { key: 'opening', label: text('statement.opening'), amount: opening },
          ...entryRows(results),
          { key: 'closing', label: text('statement.closing'), amount: closing, isTotal: true },
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
