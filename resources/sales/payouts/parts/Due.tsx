import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useState } from 'react';
import { RecordLink } from '#ui/fields/RecordLink.tsx';
import { AmountRows } from '#ui/layout/AmountRows.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { nextStep } from '#ui/record/useNextStepFocus.ts';
import { NoAccount } from './NoAccount.tsx';
import { PayoutBadge } from './PayoutBadge.tsx';
import { useSumRows } from './sumRows.ts';
import { type Preview, usePayoutPreview } from './usePayoutPreview.ts';
import { usePayoutText } from './usePayoutText.ts';

const RequestDialog = lazyPart(() => import('./RequestDialog.tsx'));

interface Props {
  /** If set, shows only the amounts due from this order. */
  orderId?: string;
  /** Displayed beside the title. */
  action?: ReactNode;
}

/** Shows the amounts due to the partner, with a button that requests a payout. */
export const Due = ({ orderId, action }: Props) => {
  const text = usePayoutText();
  const { preview, error, refetch } = usePayoutPreview(orderId);
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionCard
      title={text(orderId === undefined ? 'due.title' : 'due.orderTitle')}
      action={action}
    >
      {!preview && error && (
        <NotLoaded title="resources.payouts.notLoaded" error={error} onRetry={refetch} />
      )}
      {!preview && !error && <Skeleton variant="rounded" height={120} />}
      {preview && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {preview.refusal === 'noAccount' && <NoAccount />}
          <Sums preview={preview} isOfOrder={orderId !== undefined} />
          <Requested preview={preview} />
          {orderId === undefined && <Waiting preview={preview} />}
          {preview.total > 0 && (
            <Button
              {...nextStep}
              variant="contained"
              sx={{ justifySelf: 'start' }}
              onClick={() => setOpen(true)}
            >
              {text('request.open')}
            </Button>
          )}
        </Box>
      )}
      <Suspense fallback={null}>
        {isOpen && <RequestDialog orderId={orderId} onClose={() => setOpen(false)} />}
      </Suspense>
    </SectionCard>
  );
};

const Sums = ({ preview, isOfOrder }: { preview: Preview; isOfOrder: boolean }) => {
  const text = usePayoutText();
  const sumRows = useSumRows();
  const { total, sums, balance, payouts } = preview;
  if (total === 0) {
    if (payouts.length > 0) return null;
    return <Typography>{text(isOfOrder ? 'due.orderNothing' : 'due.nothing')}</Typography>;
  }
  return (
    <>
      <AmountRows rows={sumRows(sums)} />
      {balance.startsWith('-') && (
        <Typography color="text.secondary">{text('due.negative')}</Typography>
      )}
    </>
  );
};

/** Shows the payouts that contain amounts of the order. */
const Requested = ({ preview: { payouts, total } }: { preview: Preview }) => {
  const text = usePayoutText();
  if (payouts.length === 0) return null;
  return (
    <AmountRows
      rows={payouts.map(({ id, number, state, net }) => ({
        key: id,
        label: (
          // gets the focus of the button that requested the payout
          <RecordLink resource="payouts" id={id} {...(total === 0 && nextStep)}>
            {text('due.requested', { number })}
          </RecordLink>
        ),
        detail: <PayoutBadge state={state} />,
        amount: net,
      }))}
    />
  );
};

/** Shows the amounts that will become due later, from all orders. */
const Waiting = ({ preview: { underWay, waiting } }: { preview: Preview }) => {
  const text = usePayoutText();
  return (
    <>
      {Number(underWay) > 0 && (
        <AmountRows rows={[{ key: 'underWay', label: text('due.underWay'), amount: underWay }]} />
      )}
      {(['open', 'unpaid'] as const)
        .filter((each) => waiting[each] > 0)
        .map((each) => (
          <Typography key={each} variant="body2" color="text.secondary">
            {text(`due.${each}`, { smart_count: waiting[each] })}
          </Typography>
        ))}
    </>
  );
};
