import { unique } from '#tests/factories/unique.ts';
import type { AreaCalls } from './calls.ts';

const inputOf = (shopId: string) => ({
  shopId,
  url: `https://${unique('shop')}.example/hook`,
  events: ['order.paid'],
});

export const calls: AreaCalls = {
  attempts: {
    createWebhookEndpoint: ({ webhooks }) => ({ input: inputOf(webhooks.endpoint.shopId) }),
    updateWebhookEndpoint: ({ webhooks: { endpoint } }) => ({
      id: endpoint.id,
      input: inputOf(endpoint.shopId),
    }),
    deleteWebhookEndpointByIds: ({ webhooks }) => ({ ids: [webhooks.free] }),
    rotateWebhookSecret: ({ webhooks }) => ({ id: webhooks.endpoint.id }),
    sendTestWebhook: ({ webhooks }) => ({ id: webhooks.endpoint.id }),
    resendWebhookDeliveries: ({ webhooks }) => ({ input: { ids: [webhooks.delivery] } }),
  },
  further: {
    webhookEndpointById: ({ webhooks }) => ({ id: webhooks.endpoint.id }),
    webhookDeliveryById: ({ webhooks }) => ({ id: webhooks.delivery }),
  },
};
