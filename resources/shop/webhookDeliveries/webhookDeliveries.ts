import { defineResource } from '#providers/registry/definition.ts';

/** Events that are sent to shops; their pages link here. */
export const webhookDeliveries = defineResource({
  name: 'webhook-deliveries',
  area: 'webhookDeliveries',
  filters: {
    endpointId: 'string',
    state: 'string',
    type: 'string',
    from: 'string',
    to: 'string',
  },
  views: ['list'],
  screens: () => import('./screens.generated.ts'),
});
