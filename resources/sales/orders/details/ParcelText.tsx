import Link from '@mui/material/Link';
import { carrierNameOf } from '#contract/rules/sales/parcel.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { OrderLine } from './transition.ts';

type Parcel = OrderLine['parcels'][number];

/** Shows a parcel: carrier, number with the link to its tracking, and pieces. */
export const ParcelText = ({ parcel }: { parcel: Parcel }) => {
  const text = useText('resources.orders');
  const { number, trackingUrl, quantity } = parcel;
  const name = carrierNameOf(parcel);
  const shown = number || text('parcels.track');
  return (
    <div>
      {name}{' '}
      {trackingUrl ? (
        <Link
          href={trackingUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text('parcels.trackAt', { name, number })}
        >
          {shown}
        </Link>
      ) : (
        number
      )}
      {quantity !== null && ` · ${text('details.pieces', { smart_count: quantity })}`}
    </div>
  );
};
