import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge, type Tone } from '#ui/fields/Badge.tsx';

const tones: Readonly<Record<string, Tone>> = {
  sent: 'warning',
  received: 'primary',
  connected: 'success',
};

/** What a partner is to the viewer; nothing while there is nothing between them. */
export const Relation = ({ state }: { state: string }) => {
  const translate = useText();
  if (state === 'none') return null;
  return <Badge tone={tones[state] ?? 'neutral'}>{translate(`network.relations.${state}`)}</Badge>;
};
