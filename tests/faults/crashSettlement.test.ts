import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookedOn, monthBefore } from '#tests/support/bookings.ts';
import { today } from '#tests/support/payouts.ts';
import { createHouse, type House } from './support/house.ts';
import { ask, furnish, inHouse, killEverywhere, linesOf } from './support/killEverywhere.ts';

const create = `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }`;
const pay = `mutation ($input: OrderPaymentInput!) { recordOrderPayment(input: $input) { id } }`;
const setLines = `mutation ($input: OrderLinesStatusInput!) { updateOrderLinesStatus(input: $input) { data } }`;
const announce = `mutation ($input: CreateReturnInput!) { createReturn(input: $input) { id } }`;
const receive = `mutation ($input: ReceiveReturnInput!) { receiveReturn(input: $input) { data { id } } }`;
const preview = `query ($id: ID!) { returnRefundPreview(id: $id) { data { proposed fingerprint } } }`;
const refund = `mutation ($input: RefundReturnInput!) { refundReturn(input: $input) { data { id } } }`;
const repay = `mutation ($input: RepaymentsRepaidInput!) { markRepaymentsRepaid(input: $input) { data } }`;
const reverse = `mutation ($input: PaymentReversalInput!) { reverseOrderPayment(input: $input) { data { id } } }`;
const close = `mutation ($input: CloseMonthInput!) { closeMonth(input: $input) { data { month } } }`;

/** Expects that orders, repayments and the ledger have the sums of each other. */
const expectBalance = (house: House): Promise<void> =>
  inHouse(house, async (db) => {
    const { rows: orders } = await sql`
      select o.id from orders o
      where (o.paid, o.owed_back, o.repaid) <> (
        (select coalesce(sum(p.amount), 0) from order_payments p where p.order_id = o.id),
        (select coalesce(sum(r.amount) filter (where r.state = 'owed'), 0) from repayments r
          where r.order_id = o.id),
        (select coalesce(sum(r.amount) filter (where r.state = 'repaid'), 0) from repayments r
          where r.order_id = o.id))`.execute(db);
    expect(orders).toEqual([]);
    const { rows: entries } = await sql`
      select kind, source_id from (
        select kind, source_id, amount, commission from earned
        union all
        select kind, source_id, -amount, -commission from ledger_entries where kind <> 'payout') x
      group by kind, source_id having sum(amount) <> 0 or sum(commission) <> 0`.execute(db);
    expect(entries).toEqual([]);
  });

const idOf = (house: House, table: 'orders' | 'returns' | 'repayments' | 'order_payments') =>
  inHouse(house, async (db) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} order by id limit 1`.execute(db);
    return rows[0]?.id as string;
  });

const killSettlement = async (house: House): Promise<void> => {
  const { market, admin, order } = await furnish(house);
  const { externalId, expectedTotal: amount } = order;
  await ask(house, market.key, create, { input: order });
  await ask(house, market.key, pay, { input: { externalId, paymentId: 'PAY-1', amount } });
  const [sofas, lamps] = await linesOf(house);
  await ask(house, admin, setLines, { input: { ids: [lamps], status: 'completed' } });

  await killEverywhere(house, {
    name: 'cancellation of a paid line',
    token: admin,
    document: setLines,
    variables: { input: { ids: [sofas], status: 'cancelled', reason: 'Nicht lieferbar' } },
    within: 'order by o.id for update',
    // its service is cancelled with it, which is an entry of its own in the timeline
    grows: { notifications: 1, order_events: 2, repayments: 1 },
    again: 'INVALID',
  });
  await killEverywhere(house, {
    name: 'return',
    token: market.key,
    document: announce,
    variables: {
      input: { externalId, returnId: 'RET-1', line: 1, quantity: 1, reason: 'withdrawal' },
    },
    within: 'from api_keys k where k.id',
    grows: { notifications: 1, order_events: 1, returns: 1 },
    again: 'the same',
  });
  const returned = await idOf(house, 'returns');
  const ofReturn = {
    token: admin,
    within: 'select order_id from returns where id',
    again: 'CONFLICT',
  } as const;
  await killEverywhere(house, {
    ...ofReturn,
    name: 'goods of a return',
    document: receive,
    variables: { input: { id: returned, receivedOn: today(), condition: 'Unbenutzt' } },
    grows: { order_events: 1 },
  });
  const { proposed, fingerprint } =
    (await ask(house, admin, preview, { id: returned }))?.returnRefundPreview.data ?? {};
  expect(proposed).toBe('100.00');
  await killEverywhere(house, {
    ...ofReturn,
    name: 'refund of a return',
    document: refund,
    variables: { input: { id: returned, amount: proposed, fingerprint, withShipping: true } },
    grows: { ledger_entries: 2, notifications: 2, order_events: 2, refunds: 2, repayments: 1 },
  });
  await expectBalance(house);
};

const killClosing = async (house: House): Promise<void> => {
  const { market, admin, order } = await furnish(house);
  await ask(house, market.key, create, { input: order });
  const paid = { externalId: order.externalId, paymentId: 'PAY-1', amount: '1400' };
  await ask(house, market.key, pay, { input: paid });
  const lines = await linesOf(house);
  await ask(house, admin, setLines, { input: { ids: lines, status: 'completed' } });

  const transfer = { repaidOn: today(), reference: 'Atrium 1' };
  await killEverywhere(house, {
    name: 'repayment',
    token: admin,
    document: repay,
    variables: { input: { ids: [await idOf(house, 'repayments')], ...transfer } },
    within: 'select order_id from repayments where id',
    grows: { order_events: 1 },
    again: 'the same',
  });
  await expectBalance(house);
  const orderId = await idOf(house, 'orders');
  const month = await inHouse(house, async (db) => {
    const former = await monthBefore(db, 1);
    await bookedOn(db, orderId, `${former}-10`);
    return former;
  });
  await killEverywhere(house, {
    name: 'closing of a month',
    token: admin,
    document: close,
    variables: { input: { month, isFinal: true } },
    within: 'select lock_ledger()',
    grows: { ledger_periods: 1, ledger_statements: 2, notifications: 2 },
    again: 'CONFLICT',
  });
  await killEverywhere(house, {
    name: 'reversal of a payment',
    token: admin,
    document: reverse,
    variables: { input: { id: await idOf(house, 'order_payments'), reason: 'Falsch' } },
    within: 'select anonymised_at from customers',
    // against two lines, and the shipping of one
    grows: { ledger_entries: 3, order_events: 1, order_payments: 1 },
    again: 'CONFLICT',
  });
  await expectBalance(house);
};

test.each([
  ['cancellation after payment, a return and its refund', killSettlement],
  ['a repayment, the closing of a month and a reversal', killClosing],
])(
  'killed at every step of %s: all of it or nothing, and the books balance',
  {
    timeout: 1_800_000,
  },
  async (_, kill) => {
    const house = await createHouse();
    try {
      await kill(house);
    } finally {
      await house.remove();
    }
  },
);
