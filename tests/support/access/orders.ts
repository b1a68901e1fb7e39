import { unique } from '#tests/factories/unique.ts';
import type { AreaCalls } from './calls.ts';

export const calls: AreaCalls = {
  attempts: {
    createApiKey: ({ shopKey }) => ({
      input: { shopId: shopKey.shopId, name: unique('key'), scopes: ['orders'] },
    }),
    rotateApiKey: ({ freeShopKey }) => ({
      input: { id: freeShopKey.id, endsAt: '2199-01-01T00:00:00Z' },
    }),
    revokeApiKey: ({ shopKey }) => ({ id: shopKey.id }),
    createShop: () => ({ input: { name: unique('shop'), languages: ['de'] } }),
    updateShop: ({ shopKey }) => ({
      id: shopKey.shopId,
      input: { name: unique('shop'), languages: ['de', 'en'] },
    }),
    deleteShopByIds: ({ freeShop }) => ({ ids: [freeShop] }),
    exportShops: () => ({ input: { format: 'csv' } }),
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
    orderDocument: ({ order }) => ({ orderId: order.id }),
    shopPreviews: ({ ownVariation }) => ({ kind: 'variation', id: ownVariation }),
    shopById: ({ shopKey }) => ({ id: shopKey.shopId }),
    orderById: ({ order }) => ({ id: order.id }),
    orderSeries: () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
    exportOrders: () => ({ input: { format: 'csv' } }),
  },
  // shops create them in the same way (orderIntake.test)
  ofTheCaller: ['createOrder', 'recordOrderPayment', 'cancelOrder', 'createReturn', 'exportOrders'],
};
