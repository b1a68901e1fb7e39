import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useDayText } from '#resources/sales/payouts/parts/useDayText.ts';
import { useEuro } from '#resources/sales/payouts/parts/useEuro.ts';
import { AmountRows } from '#ui/layout/AmountRows.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MonthToCloseDocument, type NextMonthFragment } from './operations.generated.ts';
import { useMonthText } from './useMonthText.ts';

const CloseMonthDialog = lazyPart(() => import('./CloseMonthDialog.tsx'));

/** Shows the month that is closed next, what is still open, and a button that closes it. */
export const NextMonth = () => {
  const { data } = useApiQuery(MonthToCloseDocument, {});
  const next = data?.monthToClose.data;
  return next?.month == null ? null : <Loaded next={next} month={next.month} />;
};

const Loaded = ({ next, month }: { next: NextMonthFragment; month: string }) => {
  const text = useText('resources.ledgerStatements.next');
  const named = { month: useMonthText()(month) };
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionCard title={text('title', named)}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          justifyItems: 'start',
        }}
      >
        <LastMonth last={next.last} />
        {next.isEnded ? (
          <>
            <Sums next={next} />
            <Checks next={next} />
            <Button variant="contained" onClick={() => setOpen(true)}>
              {text('open')}
            </Button>
          </>
        ) : (
          <Typography>{text('running', named)}</Typography>
        )}
      </Box>
      <Suspense fallback={null}>
        {isOpen && <CloseMonthDialog month={month} onClose={() => setOpen(false)} />}
      </Suspense>
    </SectionCard>
  );
};

const LastMonth = ({ last }: Pick<NextMonthFragment, 'last'>) => {
  const text = useText('resources.ledgerStatements.next');
  const monthText = useMonthText();
  const day = useDayText();
  if (!last) return null;
  const closed = { month: monthText(last.month), day: day(last.closedAt) };
  return (
    <Typography color="text.secondary">
      {last.closedBy === null
        ? text('last', closed)
        : text('lastBy', { ...closed, user: last.closedBy })}
    </Typography>
  );
};

const Sums = ({ next: { partners, entries, net, paid } }: { next: NextMonthFragment }) => {
  const text = useText('resources.ledgerStatements.next');
  return (
    <Box sx={{ width: 420, maxWidth: '100%' }}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {text('partners', { smart_count: partners })}, {text('entries', { smart_count: entries })}
      </Typography>
      <AmountRows
        rows={[
          { key: 'net', label: text('net'), amount: net },
          { key: 'paid', label: text('paid'), amount: paid },
        ]}
      />
    </Box>
  );
};

/** Lists what is still open, with links. None of it keeps the month from being closed. */
const Checks = ({ next }: { next: NextMonthFragment }) => {
  const text = useText('resources.ledgerStatements.next');
  const euro = useEuro();
  const createPath = useCreatePath();
  const listOf = (resource: string) => createPath({ resource, type: 'list' });
  const checks = [
    {
      key: 'repayments' as const,
      count: next.repayments.count,
      amount: euro(next.repayments.amount),
      to: `${listOf('repayments')}?state=owed`,
    },
    {
      key: 'payouts' as const,
      count: next.payouts.count,
      amount: euro(next.payouts.amount),
      to: listOf('payouts'),
    },
    { key: 'quietOrders' as const, count: next.quietOrders, to: `${listOf('orders')}?todo=quiet` },
  ].filter(({ count }) => count > 0);
  return (
    <div>
      <Typography variant="h3">{text('checks')}</Typography>
      {checks.length === 0 ? (
        <Typography>{text('nothingOpen')}</Typography>
      ) : (
        <>
          <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
            {checks.map(({ key, count, amount = '', to }) => (
              <li key={key}>
                <Link component={LinkBase} to={to}>
                  {text(key, { smart_count: count, amount })}
                </Link>
              </li>
            ))}
          </Box>
          <Typography color="text.secondary">{text('openText')}</Typography>
        </>
      )}
    </div>
  );
};
