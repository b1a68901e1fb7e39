import { unique } from '#tests/factories/unique.ts';
import type { AreaCalls } from './calls.ts';

export const calls: AreaCalls = {
  attempts: {
    createApiKey: () => ({ input: { name: unique('key') } }),
    revokeApiKey: ({ shopKey }) => ({ id: shopKey.id }),
  },
  further: { shopOrder: () => ({ externalId: 'unknown' }) },
  // shops and administrators make them alike (orderIntake.test)
  ofTheCaller: ['createOrder', 'recordOrderPayment', 'cancelOrder'],
};
