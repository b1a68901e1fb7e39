import type { Tone } from '#ui/fields/Badge.tsx';
import type { ShopWebhooksQuery } from './operations.generated.ts';

export type Endpoint = ShopWebhooksQuery['webhookEndpoints']['data']['results'][number];

export const endpointTones = {
  active: 'success',
  failing: 'warning',
  noSecret: 'warning',
  off: 'neutral',
} as const satisfies Record<string, Tone>;

/** The state of an endpoint, as its badge names it. */
export const stateOf = ({
  isActive,
  hasSecret,
  failingSince,
}: Endpoint): keyof typeof endpointTones => {
  if (!isActive) return 'off';
  if (!hasSecret) return 'noSecret';
  return failingSince ? 'failing' : 'active';
};

/** The address of the list of an endpoint's deliveries. */
export const deliveriesAddress = (id: string, state?: string): string =>
  `/webhook-deliveries?${new URLSearchParams({ endpointId: id, ...(state && { state }) })}`;
