import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge, type Tone } from '#ui/fields/Badge.tsx';

const tones: Readonly<Record<string, Tone>> = {
  sent: 'warning',
  received: 'primary',
  connected: 'success',
};

/** The partner's relation to the user; renders nothing if there is none. */
export const Relation = ({ state }: { state: string }) => {
  const translate = useText();
  if (state === 'none') return null;
  return <Badge tone={tones[state] ?? 'neutral'}>{translate(`network.relations.${state}`)}</Badge>;
};
