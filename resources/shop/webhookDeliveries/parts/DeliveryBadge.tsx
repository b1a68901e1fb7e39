import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';

const tones = { waiting: 'warning', delivered: 'success', failed: 'error' } as const;

/** The state of a delivery. */
export const DeliveryBadge = ({ state }: { state: string }) => {
  const text = useText('resources.webhook-deliveries');
  const known = state as keyof typeof tones;
  return <Badge tone={tones[known]}>{text(`states.${known}`)}</Badge>;
};
