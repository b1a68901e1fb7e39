import { Badge, type Tone } from '#ui/fields/Badge.tsx';
import { usePayoutText } from './usePayoutText.ts';

const tones: Readonly<Record<string, Tone>> = {
  requested: 'warning',
  approved: 'primary',
  paid: 'success',
  rejected: 'error',
};

/** Shows the status of a payout. */
export const PayoutBadge = ({ state }: { state: string }) => {
  const text = usePayoutText();
  return <Badge tone={tones[state] ?? 'neutral'}>{text(`states.${state}`)}</Badge>;
};
