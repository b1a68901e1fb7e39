import { berlinDay } from '#contract/cart/day.ts';
import type { AreaCalls } from './calls.ts';

const period = { from: '2026-01-01', to: '2026-12-31' };
const today = () => berlinDay(new Date());
const format = { format: 'csv', language: 'de' };

export const calls: AreaCalls = {
  attempts: {
    updatePayoutStatus: ({ vendorB }) => ({ input: { ids: [vendorB.payout], status: 'approved' } }),
    createRefund: ({ vendorB }) => ({
      input: { externalId: 'R-1', lineId: vendorB.earned.line, amount: '1.00' },
    }),
    markRepaymentsRepaid: ({ vendorB }) => ({
      input: { ids: [vendorB.surplus.repayment], repaidOn: today(), reference: 'Atrium' },
    }),
    reverseOrderPayment: ({ vendorB }) => ({
      input: { id: vendorB.surplus.payment, reason: 'Mistake' },
    }),
    receiveReturn: ({ vendorB }) => ({
      input: { id: vendorB.returns[0], receivedOn: today(), condition: 'Unused' },
    }),
    rejectReturn: ({ vendorB }) => ({ input: { id: vendorB.returns[1], reason: 'Used' } }),
    withdrawReturn: ({ vendorB }) => ({ input: { id: vendorB.returns[2], reason: 'Mistake' } }),
    refundReturn: ({ vendorB: { received } }) => ({
      input: { id: received.id, amount: '100.00', fingerprint: received.fingerprint },
    }),
    exportReturns: () => ({ input: { format: 'csv' } }),
    exportRepayments: () => ({ input: { format: 'csv' } }),
    exportPayoutItems: ({ vendorB }) => ({
      input: { query: { payoutId: vendorB.payout }, ...format },
    }),
    exportPayoutStatement: ({ vendorB }) => ({
      input: { query: { ...period, vendorId: vendorB.id }, ...format },
    }),
  },
  // concern amounts due to the caller, the caller's own list, and a preview (payouts.test,
  // refunds.test, settlement.test, closing.test)
  ofTheCaller: [
    'requestPayout',
    'exportPayouts',
    'revealPayoutAccount',
    'refundOrder',
    'exportLedgerStatements',
    'closeMonth',
  ],
  further: {
    payoutPreview: ({ vendorB }) => ({ query: { vendorId: vendorB.id } }),
    payoutItems: ({ vendorB }) => ({ query: { payoutId: vendorB.payout } }),
    orderRefundPreview: ({ vendorB }) => ({ orderId: vendorB.earned.order }),
    repaymentById: ({ vendorB }) => ({ id: vendorB.surplus.repayment }),
    ledgerStatementById: ({ vendorB }) => ({ id: vendorB.statement }),
    returnById: ({ vendorB }) => ({ id: vendorB.received.id }),
    returnRefundPreview: ({ vendorB }) => ({ id: vendorB.received.id }),
    payoutById: ({ vendorB }) => ({ id: vendorB.payout }),
    revealPayoutAccount: ({ vendorB }) => ({ id: vendorB.payout }),
    payoutStatement: ({ vendorB }) => ({ query: { ...period, vendorId: vendorB.id } }),
  },
};
