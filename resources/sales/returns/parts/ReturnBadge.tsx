import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge, type Tone } from '#ui/fields/Badge.tsx';

const tones: Record<string, Tone> = {
  announced: 'primary',
  received: 'warning',
  refunded: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
};

/** Shows how far a return is. */
export const ReturnBadge = ({ state }: { state: string }) => {
  const text = useText('resources.returns');
  return <Badge tone={tones[state] ?? 'neutral'}>{text(`states.${state}`)}</Badge>;
};
