import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createHouse, type House } from './support/house.ts';
import { ask, furnish, inHouse, killEverywhere, linesOf } from './support/killEverywhere.ts';

const create = `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }`;
const pay = `mutation ($input: OrderPaymentInput!) { recordOrderPayment(input: $input) { id } }`;
const cancel = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { id } }`;
const setLines = `mutation ($input: OrderLinesStatusInput!) { updateOrderLinesStatus(input: $input) { data } }`;
const preview = `{ payoutPreview { data { fingerprint sums { net } } } }`;
const request = `mutation ($input: RequestPayoutInput!) { requestPayout(input: $input) { data { id } } }`;
const take = `mutation ($input: PayoutStepInput!) { updatePayoutStatus(input: $input) { data } }`;
const refund = `mutation ($input: RefundInput!) { createRefund(input: $input) { data { id } } }`;

/** A statement of the transaction of a shop's call. */
const intake = 'from api_keys k where k.id';

const killIntake = async (house: House): Promise<void> => {
  const { market, order } = await furnish(house);
  const { externalId } = order;
  const ofShop = { token: market.key, within: intake, again: 'the same' } as const;
  await killEverywhere(house, {
    ...ofShop,
    name: 'intake',
    document: create,
    variables: { input: order },
    grows: {
      customers: 1,
      discount_uses: 1,
      notifications: 2,
      order_events: 1,
      order_lines: 2,
      order_parts: 2,
      order_services: 1,
      order_shipping: 2,
      orders: 1,
    },
  });
  await killEverywhere(house, {
    ...ofShop,
    name: 'payment',
    document: pay,
    // 100.00 more than is owed
    variables: { input: { externalId, paymentId: 'PAY-1', amount: '1466.90' } },
    grows: { notifications: 2, order_events: 1, order_payments: 1, repayments: 1 },
  });
  await killEverywhere(house, {
    ...ofShop,
    name: 'cancellation',
    document: cancel,
    variables: { input: { externalId, reason: 'Storno' } },
    grows: { discount_uses: -1, notifications: 2, order_events: 1, repayments: 1 },
  });
  const { rows } = await inHouse(house, (db) =>
    sql`select o.status, o.owed_back, d.used from orders o, discounts d`.execute(db),
  );
  expect(rows).toEqual([{ status: 'cancelled', owed_back: '1466.90', used: 0 }]);
};

const killPayout = async (house: House): Promise<void> => {
  const { market, admin, order } = await furnish(house);
  const { externalId, expectedTotal } = order;
  await ask(house, market.key, create, { input: order });
  const paid = { externalId, paymentId: 'PAY-1', amount: expectedTotal };
  await ask(house, market.key, pay, { input: paid });
  const lines = await linesOf(house);
  await killEverywhere(house, {
    name: 'completion',
    token: admin,
    document: setLines,
    variables: { input: { ids: lines, status: 'completed' } },
    within: 'order by o.id for update',
    // two lines, and the shipping of one
    grows: { ledger_entries: 3, order_events: 2 },
    again: 'INVALID',
  });
  const due = await ask(house, market.first.token, preview);
  const { fingerprint, sums } = due?.payoutPreview.data ?? {};
  // of the sofas; their service is not done yet
  expect(sums?.net).toBe('950.40');
  await killEverywhere(house, {
    name: 'request',
    token: market.first.token,
    document: request,
    variables: { input: { fingerprint, isFinal: true } },
    within: 'for no key update',
    grows: { notifications: 2, payout_events: 1, payout_items: 1, payouts: 1 },
    again: 'CONFLICT',
  });
  const stepTo = (payoutId: unknown, status: string, more: object = {}, booked: object = {}) => ({
    name: status,
    token: admin,
    document: take,
    variables: { input: { ids: [payoutId], status, ...more } },
    within: 'from payouts t where',
    grows: { ...booked, notifications: 1, payout_events: 1 },
    again: 'the same' as const,
  });
  const [rejected] = await inHouse(house, (db) => db.selectFrom('payouts').select('id').execute());
  await killEverywhere(house, stepTo(rejected?.id, 'rejected', { reason: 'Falsches Konto' }));
  await killEverywhere(house, {
    name: 'refund',
    token: admin,
    document: refund,
    variables: { input: { externalId: 'R-1', lineId: lines[0], amount: '500.00' } },
    within: 'where id = (select order_id from',
    grows: { ledger_entries: 1, notifications: 1, order_events: 1, refunds: 1, repayments: 1 },
    again: 'the same',
  });
  // the entries released by the rejection are due again, minus the refund
  const again = (await ask(house, market.first.token, preview))?.payoutPreview.data;
  expect(again?.sums.net).toBe('510.40');
  const input = { fingerprint: again?.fingerprint, isFinal: true };
  const { id } =
    (await ask(house, market.first.token, request, { input }))?.requestPayout.data ?? {};
  await killEverywhere(house, stepTo(id, 'approved'));
  const paidOn = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });
  const transfer = { reference: 'Atrium 1', paidOn };
  await killEverywhere(house, stepTo(id, 'paid', transfer, { ledger_entries: 1 }));
};

test('killed at every step of intake, payment and cancellation: nothing twice, nothing lost', {
  timeout: 1_800_000,
}, async () => {
  const house = await createHouse();
  try {
    await killIntake(house);
  } finally {
    await house.remove();
  }
});

test('killed at every step of completion, payout and refund: nothing twice, nothing lost', {
  timeout: 1_800_000,
}, async () => {
  const house = await createHouse();
  try {
    await killPayout(house);
  } finally {
    await house.remove();
  }
});
