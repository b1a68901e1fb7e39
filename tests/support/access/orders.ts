import { unique } from '#tests/factories/unique.ts';
import type { AreaCalls } from './calls.ts';

export const calls: AreaCalls = {
  attempts: {
    createApiKey: () => ({ input: { name: unique('key') } }),
    revokeApiKey: ({ shopKey }) => ({ id: shopKey.id }),
    revokeApiKeys: ({ freeShopKey }) => ({ ids: [freeShopKey.id] }),
    exportApiKeys: () => ({ input: { format: 'csv' } }),
    updateOrderLinesStatus: ({ order }) => ({
      input: { ids: [order.lines[0]], status: 'shipped' },
    }),
    updateOrderServicesStatus: ({ order }) => ({
      input: { ids: [order.service], status: 'completed' },
    }),
    confirmOrders: ({ order }) => ({ ids: [order.id] }),
    addOrderNote: ({ order }) => ({ id: order.id, input: { text: 'Noted' } }),
  },
  further: {
    shopOrder: () => ({ externalId: 'unknown' }),
    orderDocument: ({ order }) => ({ orderId: order.id }),
    orderById: ({ order }) => ({ id: order.id }),
    orderSeries: () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
    exportOrders: () => ({ input: { format: 'csv' } }),
  },
  // shops and administrators create them in the same way (orderIntake.test)
  ofTheCaller: ['createOrder', 'recordOrderPayment', 'cancelOrder', 'createReturn', 'exportOrders'],
};
