import type { AreaCalls } from './calls.ts';

const period = { from: '2026-01-01', to: '2026-12-31' };
const format = { format: 'csv', language: 'de' };

export const calls: AreaCalls = {
  attempts: {
    updatePayoutStatus: ({ vendorB }) => ({ input: { ids: [vendorB.payout], status: 'approved' } }),
    createRefund: ({ vendorB }) => ({
      input: { externalId: 'R-1', lineId: vendorB.earned.line, amount: '1.00' },
    }),
    exportPayoutStatement: ({ vendorB }) => ({
      input: { query: { ...period, vendorId: vendorB.id }, ...format },
    }),
  },
  // concern amounts due to the caller, and the caller's own list (payouts.test, refunds.test)
  ofTheCaller: ['requestPayout', 'exportPayouts'],
  further: {
    payoutPreview: ({ vendorB }) => ({ query: { vendorId: vendorB.id } }),
    payoutItems: ({ vendorB }) => ({ query: { payoutId: vendorB.payout } }),
    payoutById: ({ vendorB }) => ({ id: vendorB.payout }),
    payoutStatement: ({ vendorB }) => ({ query: { ...period, vendorId: vendorB.id } }),
  },
};
