import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge, type Tone } from '#ui/fields/Badge.tsx';

const tones: Record<string, Tone> = {
  open: 'warning',
  in_progress: 'primary',
  confirmed: 'primary',
  shipped: 'primary',
  ready: 'primary',
  scheduled: 'primary',
  completed: 'success',
  cancelled: 'neutral',
  pending: 'warning',
  partly_paid: 'warning',
  paid: 'success',
  overpaid: 'warning',
  refund_owed: 'warning',
  partly_refunded: 'neutral',
  refunded: 'neutral',
};

interface Props {
  of: 'states' | 'lineStates' | 'paymentStates';
  state: string;
}

/** Shows the status of an order, a line, a service or a payment. */
export const OrderBadge = ({ of, state }: Props) => {
  const translate = useText();
  return (
    <Badge tone={tones[state] ?? 'neutral'}>{translate(`resources.orders.${of}.${state}`)}</Badge>
  );
};
