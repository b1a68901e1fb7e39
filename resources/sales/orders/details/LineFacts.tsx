import Box from '@mui/material/Box';
import { dayText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { Price } from '#resources/sales/orders/parts/Price.tsx';
import { ParcelText } from './ParcelText.tsx';
import type { OrderLine } from './transition.ts';

/** Shows who delivers a line, how and by when, with tracking, refund and cancellation reason. */
export const LineFacts = ({ line }: { line: OrderLine }) => {
  const text = useText('resources.orders');
  const locale = language.use();
  const { showroom, dueOn, state, parcels, reason, refunded } = line;
  const date = dayText(dueOn, locale);
  const isShared = line.sellerName !== line.delivererName;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {showroom && (
        <div>
          {text('details.collected')}: {showroom.name}, {showroom.street}, {showroom.post_code}{' '}
          {showroom.city}
        </div>
      )}
      {(state === 'open' || state === 'confirmed') && (
        <div>{text(showroom ? 'details.readyUntil' : 'details.dueOn', { date })}</div>
      )}
      {isShared && (
        <div>
          {text('details.soldBy', { name: line.sellerName })} ·{' '}
          {text('details.deliveredBy', { name: line.delivererName })}
        </div>
      )}
      {parcels.map((parcel) => (
        <ParcelText key={parcel.id} parcel={parcel} />
      ))}
      {state === 'cancelled' && reason && (
        <div>
          {text('fields.reason')}: {reason}
        </div>
      )}
      {Number(refunded) > 0 && (
        <div>
          <Price of="details.refunded" amount={refunded} />
        </div>
      )}
    </Box>
  );
};
