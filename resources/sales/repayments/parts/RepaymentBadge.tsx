import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge, type Tone } from '#ui/fields/Badge.tsx';

const tones: Record<string, Tone> = { owed: 'warning', repaid: 'success', withdrawn: 'neutral' };

/** Shows whether a repayment is owed or paid back. */
export const RepaymentBadge = ({ state }: { state: string }) => {
  const text = useText('resources.repayments');
  return <Badge tone={tones[state] ?? 'neutral'}>{text(`states.${state}`)}</Badge>;
};
