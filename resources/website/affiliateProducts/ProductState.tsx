import { Badge, type Tone } from '#ui/fields/Badge.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';

const tones: Record<string, Tone> = { published: 'success', gone: 'warning' };

/** Whether a product is published, hidden, or gone from its feed. */
export const ProductState = ({ state }: { state: string }) => {
  const text = useResourceText();
  return <Badge tone={tones[state] ?? 'neutral'}>{text(`states.${state}`)}</Badge>;
};
