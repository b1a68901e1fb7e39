import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge, type Tone } from '#ui/fields/Badge.tsx';

const tones: Record<string, Tone> = { published: 'success', hidden: 'warning' };

/** Shows whether an item is published, and whether an unpublished ancestor hides it. */
export const StateBadge = ({ state }: { state: string }) => {
  const translate = useText();
  return (
    <Badge tone={tones[state] ?? 'neutral'}>
      {translate(`resources.website-menu.states.${state}`)}
    </Badge>
  );
};
