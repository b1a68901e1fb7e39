import Box from '@mui/material/Box';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useDayText } from '#resources/sales/payouts/parts/useDayText.ts';
import { useEuro } from '#resources/sales/payouts/parts/useEuro.ts';
import type { OrderReturnFieldsFragment } from '#resources/sales/returns/operations.generated.ts';
import { ReturnBadge } from './ReturnBadge.tsx';
import { ReturnSteps } from './ReturnSteps.tsx';
import type { ReturnLine } from './returnLine.ts';
import { useAfterDelivery } from './useAfterDelivery.ts';

/** Lists the returns of an order line, each with its next steps. */
export const LineReturns = ({ line }: { line: ReturnLine }) => {
  const text = useText('resources.returns');
  if (line.returns.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={`${text('title')}: ${line.name}`}
      sx={{ flexBasis: '100%', m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      {line.returns.map((returned) => (
        <Box component="li" key={returned.id} sx={entry}>
          <Facts returned={returned} />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <ReturnSteps returned={returned} name={line.name} isMine={line.isMine} />
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const entry = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 1,
  px: 1.5,
  py: 1,
  borderRadius: 1,
  bgcolor: 'action.hover',
} as const;

const Facts = ({ returned }: { returned: OrderReturnFieldsFragment }) => {
  const text = useText('resources.returns');
  const day = useDayText();
  const euro = useEuro();
  const afterDelivery = useAfterDelivery();
  const { quantity, reason, note, state, at, daysAfterDelivery } = returned;
  const { receivedOn, condition, closingReason, customerAmount } = returned;
  return (
    <Box sx={{ flex: '1 1 240px', minWidth: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.25 }}>
        <span>
          {text('name', 1)}: {text('pieces', { smart_count: quantity })},{' '}
          {text(`reasons.${reason}`)}
        </span>
        <ReturnBadge state={state} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        <div>
          {day(at)}, {afterDelivery(daysAfterDelivery)}
        </div>
        {note && <div>{note}</div>}
        {receivedOn && <div>{text('received', { day: day(receivedOn) })}</div>}
        {condition && <div>{text('condition', { text: condition })}</div>}
        {closingReason && <div>{text('because', { text: closingReason })}</div>}
        {state === 'refunded' && customerAmount !== null && (
          <div>{text('refunded', { amount: euro(customerAmount) })}</div>
        )}
      </Box>
    </Box>
  );
};
