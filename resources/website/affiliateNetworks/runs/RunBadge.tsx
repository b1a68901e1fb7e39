import { useNetworkText } from '#resources/website/affiliateNetworks/useNetworkText.ts';
import { Badge, type Tone } from '#ui/fields/Badge.tsx';

const tones: Record<string, Tone> = { done: 'success', running: 'primary', failed: 'error' };

/** Shows the status of a network, or of one run of its feed. */
export const RunBadge = ({ state }: { state: string }) => {
  const text = useNetworkText();
  return <Badge tone={tones[state] ?? 'neutral'}>{text(`states.${state}`)}</Badge>;
};
