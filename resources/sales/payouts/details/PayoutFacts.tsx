import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { RevealPayoutAccountDocument } from '#resources/sales/payouts/operations.generated.ts';
import { PayoutBadge } from '#resources/sales/payouts/parts/PayoutBadge.tsx';
import { useSumRows } from '#resources/sales/payouts/parts/sumRows.ts';
import { useDayText } from '#resources/sales/payouts/parts/useDayText.ts';
import type { PayoutRecord } from '#resources/sales/payouts/record.generated.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { Timeline } from '#ui/facts/Timeline.tsx';
import { AmountRows } from '#ui/layout/AmountRows.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';

/** Shows sums, bank account and progress of a payout, side by side on wide screens. */
export const PayoutFacts = ({ payout }: { payout: PayoutRecord }) => {
  const text = useText('resources.payouts');
  const sumRows = useSumRows();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@container (min-width: 760px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Stack spacing={2}>
        <SectionCard title={text('details.sums')} action={<PayoutBadge state={payout.state} />}>
          <AmountRows rows={sumRows(payout)} />
        </SectionCard>
        <SectionCard title={text('details.account')}>
          <Account payout={payout} />
        </SectionCard>
      </Stack>
      <SectionCard title={text('details.timeline')}>
        <Steps payout={payout} />
      </SectionCard>
    </Box>
  );
};

const Steps = ({ payout: { events, reason } }: { payout: PayoutRecord }) => {
  const text = useText('resources.payouts');
  return (
    <Timeline
      events={events.toReversed().map(({ kind, at, user }) => ({
        id: kind,
        at,
        title: text(`events.${kind}`),
        by: user,
        children: kind === 'rejected' && (
          <Typography variant="body2" component="div">
            {text('details.reasonIs', { reason })} {text('details.freed')}
          </Typography>
        ),
      }))}
    />
  );
};

const Account = ({ payout }: { payout: PayoutRecord }) => {
  const text = useText('resources.payouts');
  const day = useDayText();
  const { account, expectedOn, paidOn, reference, state } = payout;
  const { provider, accountHolder, iban, bic, paypalMerchantId } = account;
  const { number, button } = useNumber(payout.id);
  const target =
    provider === 'paypal'
      ? text('request.paypal', { id: paypalMerchantId })
      : [accountHolder, number ?? iban, bic].filter(Boolean).join('\n');
  const isOpen = state === 'requested' || state === 'approved';
  return (
    <>
      <Facts
        facts={[
          { key: 'account', label: text('fields.account'), value: target },
          { key: 'expectedOn', label: text('fields.expectedOn'), value: isOpen && day(expectedOn) },
          { key: 'paidOn', label: text('fields.paidOn'), value: paidOn && day(paidOn) },
          { key: 'reference', label: text('fields.reference'), value: reference },
        ]}
      />
      {iban !== '' && number === undefined && button}
    </>
  );
};

/** The account's number in full, once an administrator has asked for it; only on this page. */
const useNumber = (id: string) => {
  const text = useText('resources.payouts');
  const canAccess = useCan('payouts', 'edit');
  const { data, mutate, isPending } = useApiMutation(RevealPayoutAccountDocument, {
    onError: useReportError(),
  });
  const button = canAccess && (
    <ActionButton
      size="small"
      disabled={isPending}
      sx={{ mt: 1, ml: -0.5 }}
      onClick={() => mutate({ id })}
    >
      {text('details.reveal')}
    </ActionButton>
  );
  return { number: data?.revealPayoutAccount.data.iban, button };
};
