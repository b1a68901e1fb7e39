import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
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
  /** Whether to load and print all entries. */
  isPrinting: boolean;
  onPrinted: () => void;
}

/** Lists opening balance, entries and closing balance. */
export const Statement = ({ query, isPrinting, onPrinted }: Props) => {
  const text = useText('resources.payouts');
  const day = useDayText();
  const entryRows = useEntryRows();
  const [chosen, setPage] = useState(0);
  const [page, size] = isPrinting ? [0, limits.maxPageSize] : [chosen, pageSize];
  const { data, error, refetch, isPlaceholderData } = useApiQuery(
    StatementOfPayoutsDocument,
    { query: { ...query, page, size } },
    { placeholderData: keepPreviousData },
  );
  const statement = data?.payoutStatement.data;
  const isThere = statement !== undefined && !isPlaceholderData;
  usePrinting({ isPrinting, isThere, isFailed: error !== null, onPrinted });
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
  const isLast = (page + 1) * size >= total;
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
      <EntryPages page={page} size={size} total={total} onPage={setPage} />
    </SectionCard>
  );
};

interface Printing {
  isPrinting: boolean;
  isThere: boolean;
  isFailed: boolean;
  onPrinted: () => void;
}

/** Opens the print dialog once all entries are loaded. */
const usePrinting = ({ isPrinting, isThere, isFailed, onPrinted }: Printing) => {
  useEffect(() => {
    if (!isPrinting || !(isThere || isFailed)) return;
    if (isThere) window.print();
    onPrinted();
  }, [isPrinting, isThere, isFailed, onPrinted]);
};
