import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge, type Tone } from '#ui/fields/Badge.tsx';

const tones: Record<string, Tone> = { published: 'success', gone: 'warning' };

/** Shows whether a product is published, hidden, or missing from its feed. */
export const ProductState = ({ state }: { state: string }) => {
  const text = useText('resources.external-product-sources/affiliates/products');
  return <Badge tone={tones[state] ?? 'neutral'}>{text(`states.${state}`)}</Badge>;
};
