import { beforeAll, describe, expect, test } from 'vitest';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { unique } from '#tests/factories/unique.ts';
import {
  complete,
  earn,
  idsOf,
  previewOf,
  refundDocument,
  sendOrder,
  today,
} from '#tests/support/payouts.ts';
import {
  cancelAll,
  cancelLines,
  payDocument,
  paymentOf,
  payPart,
  repay,
  repayDocument,
  reverse,
  reverseDocument,
  shopOrderOf,
} from '#tests/support/settlement.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

/** 972.00 for the sofa, 270.00 and 19.90 for the lamp, 80.00 and 25.00 for the service. */
let market: Market;
beforeAll(async () => {
  market = await createMarket(api.db);
});

const lampOf = async (orderId: string): Promise<string> =>
  (await idsOf(orderId, market.second.id)).lines[0] as string;

const dueOf = async (orderId: string, token = market.first.token): Promise<string> =>
  (await previewOf(token, { orderId })).sums.net;

describe('what is owed', () => {
  test('is less what was cancelled before it was paid, in several payments', async () => {
    const { id, externalId } = await sendOrder(market);
    await complete(id, market.first.id);
    const begun = await payPart(market, externalId, '500');
    expect(begun).toMatchObject({
      paymentStatus: 'partly_paid',
      settlement: { owed: '1366.90', paid: '500.00', open: '866.90', owedBack: '0.00' },
    });
    await cancelLines([await lampOf(id)]);
    // the lamp with its share of the discount, and the shipping of its group
    expect(await shopOrderOf(market, externalId)).toMatchObject({
      paymentStatus: 'partly_paid',
      settlement: { total: '1366.90', reduced: '289.90', owed: '1077.00', open: '577.00' },
      repayments: [],
    });
    // the partner waits until the payments cover what is owed
    expect(await dueOf(id)).toBe('0.00');
    expect((await payPart(market, externalId, '576.99')).paymentStatus).toBe('partly_paid');
    expect(await payPart(market, externalId, '0.01')).toMatchObject({
      paymentStatus: 'paid',
      settlement: { owed: '1077.00', paid: '1077.00', open: '0.00' },
      repayments: [],
    });
    expect(await dueOf(id)).toBe('1045.80');
  });

  test('shrinks below what was paid in part: the rest is a repayment, the order is covered', async () => {
    const { id, externalId } = await sendOrder(market);
    await payPart(market, externalId, '1100');
    await complete(id, market.first.id);
    await cancelLines([await lampOf(id)]);
    expect(await shopOrderOf(market, externalId)).toMatchObject({
      paymentStatus: 'refund_owed',
      settlement: { paid: '1100.00', open: '0.00', owedBack: '23.00' },
      repayments: [{ kind: 'cancelled', amount: '23.00', state: 'owed' }],
    });
    expect(await dueOf(id)).toBe('1045.80');
  });
});

describe('a payment', () => {
  test.each([
    ['0', 'amount'],
    ['-1', 'amount'],
    ['0.001', 'amount'],
    ['', 'amount'],
  ])('of %s is refused', async (amount, field) => {
    const { externalId } = await sendOrder(market);
    const input = { externalId, paymentId: unique('payment'), amount };
    const { extensions } = await api.refusal(payDocument, { input }, market.key);
    expect(extensions.fields).toHaveProperty(field);
  });

  test.each([
    ['before the order', -86_400_000],
    ['in the future', 86_400_000],
  ])('made %s is refused', async (_, offset) => {
    const { externalId, total } = await sendOrder(market);
    const paidAt = new Date(Date.now() + offset).toISOString();
    const input = { externalId, paymentId: unique('payment'), amount: total, paidAt };
    const { extensions } = await api.refusal(payDocument, { input }, market.key);
    expect(extensions.fields).toEqual({ paidAt: { rule: 'rules.paidAt' } });
  });

  test('has an id that no other order’s payment has, also of two at once', async () => {
    const orders = [await sendOrder(market), await sendOrder(market)];
    const paymentId = unique('payment');
    const answers = await Promise.all(
      orders.map(({ externalId }) =>
        api.request(payDocument, { input: { externalId, paymentId, amount: '10' } }, market.key),
      ),
    );
    const codes = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
    expect(codes).toEqual(['CONFLICT']);
  });

  test('above what is owed is owed back; so is one after the cancellation', async () => {
    const { externalId, total } = await sendOrder(market);
    await payPart(market, externalId, total);
    expect(await payPart(market, externalId, '100.10')).toMatchObject({
      paymentStatus: 'overpaid',
      settlement: { owed: total, paid: '1467.00', owedBack: '100.10' },
      repayments: [{ kind: 'overpaid', amount: '100.10' }],
    });
    const other = await sendOrder(market);
    await cancelAll(market, other.externalId);
    expect(await payPart(market, other.externalId, '20')).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refund_owed',
      settlement: { owed: '0.00', paid: '20.00', open: '0.00', owedBack: '20.00' },
      repayments: [{ kind: 'late', amount: '20.00' }],
    });
  });

  test('and a cancellation at the same moment are both kept', async () => {
    const { id, externalId, total } = await sendOrder(market);
    const lamp = await lampOf(id);
    await Promise.all([payPart(market, externalId, total), cancelLines([lamp])]);
    const { settlement, repayments } = await shopOrderOf(market, externalId);
    expect(settlement).toMatchObject({ paid: total, owedBack: '289.90', open: '0.00' });
    expect(repayments).toHaveLength(1);
  });

  test('is taken back by administrators, once, with a reason; partners wait again', async () => {
    const { id, externalId } = await earn(market);
    expect(await dueOf(id)).toBe('1045.80');
    const payment = await paymentOf(id);
    const refused = await api.refusal(reverseDocument, { input: { id: payment } }, admin);
    expect(refused.extensions.fields).toHaveProperty('reason');
    const input = { id: payment, reason: 'Falsche Bestellung' };
    const { extensions } = await api.refusal(reverseDocument, { input }, market.first.token);
    expect(extensions.code).toBe('FORBIDDEN');
    await reverse(payment);
    expect(await shopOrderOf(market, externalId)).toMatchObject({
      paymentStatus: 'pending',
      settlement: { paid: '0.00', open: '1366.90' },
      payments: [{ amount: '1366.90', isReversed: true }],
    });
    expect((await api.refusal(reverseDocument, { input }, admin)).extensions.code).toBe('CONFLICT');
    // an entry against each, and new ones with the right payment
    expect(await dueOf(id)).toBe('0.00');
    await payPart(market, externalId, '1366.90');
    expect(await previewOf(market.first.token, { orderId: id })).toMatchObject({
      total: 9,
      sums: { net: '1045.80' },
    });
  });

  test('that is taken back takes its surplus with it, unless it was repaid', async () => {
    const { id, externalId, total } = await sendOrder(market);
    await payPart(market, externalId, '1400');
    await reverse(await paymentOf(id));
    expect(await shopOrderOf(market, externalId)).toMatchObject({
      paymentStatus: 'pending',
      settlement: { owedBack: '0.00', open: total },
      repayments: [{ kind: 'overpaid', state: 'withdrawn' }],
    });
    const other = await sendOrder(market);
    const { repayments } = await payPart(market, other.externalId, '1400');
    await repay(
      repayments.map((repayment) => repayment.id),
      today(),
    );
    // 33.10 was paid back although nothing was paid
    await reverse(await paymentOf(other.id));
    expect(await shopOrderOf(market, other.externalId)).toMatchObject({
      paymentStatus: 'pending',
      settlement: { paid: '0.00', repaid: '33.10', open: '1400.00' },
    });
    expect(await payPart(market, other.externalId, '1400')).toMatchObject({
      paymentStatus: 'paid',
      settlement: { open: '0.00', repaid: '33.10', owedBack: '0.00' },
    });
  });
});

describe('a repayment', () => {
  test('of what was cancelled after it was paid is marked once, with day and reference', async () => {
    const { id, externalId } = await earn(market, {
      lines: [{ vendorId: market.second.id, sku: market.lamp.sku, quantity: 3 }],
      services: [],
      code: null,
      expectedTotal: '319.90',
    });
    const paid = await sendOrder(market);
    await payPart(market, paid.externalId, paid.total);
    await cancelLines([await lampOf(paid.id)]);
    const owed = await shopOrderOf(market, paid.externalId);
    expect(owed).toMatchObject({
      paymentStatus: 'refund_owed',
      settlement: { owed: '1366.90', paid: '1366.90', owedBack: '289.90', repaid: '0.00' },
      repayments: [{ kind: 'cancelled', amount: '289.90', state: 'owed' }],
    });
    const [repayment] = owed.repayments;
    const ids = [repayment?.id as string];
    const input = { ids, repaidOn: '2099-01-01', reference: 'x' };
    expect((await api.refusal(repayDocument, { input }, admin)).extensions.fields).toEqual({
      repaidOn: { rule: 'rules.notInFuture' },
    });
    const early = { input: { ...input, repaidOn: '2020-01-01' } };
    expect((await api.refusal(repayDocument, early, admin)).msg).toBe('error.REPAYMENT_DAY');
    const nameless = { input: { ids, repaidOn: today(), reference: ' ' } };
    expect((await api.refusal(repayDocument, nameless, admin)).extensions.fields).toHaveProperty(
      'reference',
    );
    const answers = await Promise.all([repay(ids, today()), repay(ids, today())]);
    expect(answers.flatMap(({ failures }) => failures)).toEqual([]);
    expect(await shopOrderOf(market, paid.externalId)).toMatchObject({
      paymentStatus: 'partly_refunded',
      settlement: { owedBack: '0.00', repaid: '289.90' },
    });
    expect((await shopOrderOf(market, externalId)).repayments).toEqual([]);
    expect(await dueOf(id, market.second.token)).not.toBe('0.00');
  });
});

describe('a refund', () => {
  const refund = async (input: object) =>
    (await api.data(refundDocument, { input: { externalId: unique('r'), ...input } }, admin))
      .createRefund.data;

  test('covers shipping and driving, up to what they came to, also twice at once', async () => {
    const { id, externalId } = await earn(market);
    const { rows } = await api.database.pool.query(
      `select (select id from order_shipping where order_id = $1 and cost > 0) as shipping,
        (select id from order_parts where order_id = $1 and driving > 0) as part`,
      [id],
    );
    const [{ shipping, part }] = rows;
    const input = () => ({
      input: { externalId: unique('r'), shippingId: shipping, amount: '19.90' },
    });
    const answers = await Promise.all(
      [1, 2].map(() => api.request(refundDocument, input(), admin)),
    );
    expect(answers.map(({ errors }) => errors.length).sort()).toEqual([0, 1]);
    expect(await refund({ drivingPartId: part, amount: '5.50' })).toMatchObject({
      customerAmount: '5.50',
      commission: '0.00',
      net: '-5.50',
    });
    expect(await shopOrderOf(market, externalId)).toMatchObject({
      settlement: { owedBack: '25.40' },
      refunds: [
        { kind: 'shipping', index: null, amount: '19.90' },
        { kind: 'driving', index: null, amount: '5.50' },
      ],
    });
    expect(await dueOf(id)).toBe('1040.30');
  });

  test('of something cancelled is refused: it is owed back already', async () => {
    const { id, externalId, total } = await sendOrder(market);
    await payPart(market, externalId, total);
    const lineId = await lampOf(id);
    await cancelLines([lineId]);
    const input = { externalId: unique('r'), lineId, amount: '1' };
    expect((await api.refusal(refundDocument, { input }, admin)).msg).toBe(
      'error.REFUND_CANCELLED',
    );
  });

  test('and a later cancellation together give back what was paid for it', async () => {
    const { id, externalId, total } = await sendOrder(market);
    await payPart(market, externalId, total);
    const lineId = await lampOf(id);
    await refund({ lineId, amount: '100' });
    await cancelLines([lineId]);
    expect((await shopOrderOf(market, externalId)).repayments).toMatchObject([
      { kind: 'refund', amount: '90.00' },
      { kind: 'cancelled', amount: '199.90' },
    ]);
  });

  test('of a whole order is what its preview shows, for each partner, once', async () => {
    const { id, externalId } = await earn(market);
    const preview = `query ($orderId: ID!) { orderRefundPreview(orderId: $orderId) { data {
      customerAmount fingerprint partners { partnerName amount customerAmount commission net } } } }`;
    const whole = `mutation ($input: OrderRefundInput!) {
      refundOrder(input: $input) { data { customerAmount } } }`;
    const { orderRefundPreview } = await api.data(preview, { orderId: id }, admin);
    const { fingerprint, partners } = orderRefundPreview.data;
    expect(orderRefundPreview.data.customerAmount).toBe('1366.90');
    expect(partners).toMatchObject([
      { amount: '1185.00', customerAmount: '1077.00', commission: '139.20', net: '-1045.80' },
      { amount: '319.90', customerAmount: '289.90' },
    ]);
    const input = { externalId: unique('whole'), orderId: id, fingerprint, reason: 'Widerruf' };
    const [one, two] = await Promise.all([1, 2].map(() => api.request(whole, { input }, admin)));
    expect([one?.errors, two?.errors]).toEqual([[], []]);
    expect(await shopOrderOf(market, externalId)).toMatchObject({
      paymentStatus: 'refund_owed',
      settlement: { owedBack: '1366.90' },
      repayments: [{ kind: 'refund', amount: '1366.90' }],
    });
    expect(await dueOf(id)).toBe('0.00');
    const again = { input: { ...input, externalId: unique('whole') } };
    expect((await api.refusal(whole, again, admin)).msg).toBe('error.REFUND_CHANGED');
    const refused = await api.refusal(preview, { orderId: id }, market.first.token);
    expect(refused.extensions.code).toBe('FORBIDDEN');
  });
});
