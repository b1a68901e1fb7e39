import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { unique } from '#tests/factories/unique.ts';
import {
  complete,
  earn,
  idsOf,
  payOrder,
  previewOf,
  refundDocument,
  sendOrder,
  today,
} from '#tests/support/payouts.ts';
import {
  close,
  latestReturn,
  orderOf,
  receive,
  receiveDocument,
  refundInput,
  refundPreviewDocument,
  refundPreviewOf,
  refundReturn,
  refundReturnDocument,
  rejectDocument,
  returnDocument,
  returnInput,
  sendReturn,
  withdrawDocument,
} from '#tests/support/returns.ts';
import { cancelLines, shopOrderOf } from '#tests/support/settlement.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

/** Line 0 is 2 x 540.00 of the first seller with services, line 1 is 3 x 100.00 of the second. */
let market: Market;
beforeAll(async () => {
  market = await createMarket(api.db);
});

const lamps = ({ externalId }: { externalId: string }) => ({ externalId, line: 1 });

/** A paid and completed order with a return of lamps. */
const returned = async (changed: object = {}) => {
  const order = await earn(market);
  await sendReturn(market, lamps(order), changed);
  return { order, id: await latestReturn(order.id) };
};

const received = async (changed: object = {}) => {
  const made = await returned(changed);
  await receive(made.id);
  return made;
};

const codesOf = (answers: Awaited<ReturnType<typeof api.request>>[]) =>
  answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));

describe('a return', () => {
  test('is announced by the shop, received by the partner, and refunded in one step', async () => {
    const order = await earn(market);
    const { lines } = await sendReturn(market, lamps(order), { note: 'Zu hell' });
    expect(lines[1]?.returns).toMatchObject([
      { quantity: 1, reason: 'withdrawal', note: 'Zu hell', state: 'announced', amount: '0.00' },
    ]);
    const id = await latestReturn(order.id);
    const at = today();
    expect(await receive(id, market.second.token)).toMatchObject({
      ...{ id, state: 'received', receivedOn: at, condition: 'Originalverpackt' },
      // amounts of customers are not for partners
      ...{ daysAfterDelivery: 0, customerAmount: null },
    });
    expect(await refundPreviewOf(id)).toMatchObject({
      ...{ quantity: 1, amount: '300.00', discount: '30.00', refunded: '0.00' },
      ...{ proposed: '100.00', shipping: '19.90', driving: '0.00' },
    });
    expect(await refundReturn(id, { withShipping: true })).toMatchObject({
      state: 'refunded',
      customerAmount: '109.90',
    });
    expect(await shopOrderOf(market, order.externalId)).toMatchObject({
      paymentStatus: 'refund_owed',
      settlement: { owedBack: '109.90' },
      repayments: [{ kind: 'refund', amount: '109.90', state: 'owed' }],
      refunds: [
        { kind: 'line', index: 1, amount: '90.00' },
        { kind: 'shipping', index: null, amount: '19.90' },
      ],
    });
    const { events } = await orderOf(order.id);
    expect(events.slice(0, 4)).toMatchObject([
      { kind: 'refunded' },
      { kind: 'refunded' },
      { kind: 'returnReceived', quantity: 1, text: 'Originalverpackt' },
      { kind: 'returnAnnounced', quantity: 1, text: 'Zu hell' },
    ]);
  });

  test('of each piece refunds its share; the last one gets the rest', async () => {
    const third = { lines: [{ vendorId: market.second.id, sku: market.lamp.sku, quantity: 3 }] };
    const order = await earn(market, { ...third, services: [], expectedTotal: '289.90' });
    const line = { externalId: order.externalId, line: 0 };
    const [lamp] = (await idsOf(order.id, market.second.id)).lines;
    const goodwill = { externalId: unique('r'), lineId: lamp, amount: '33.33' };
    await api.data(refundDocument, { input: goodwill }, admin);
    const shares: string[] = [];
    for (const proposed of ['100.00', '100.00', '66.67']) {
      await sendReturn(market, line);
      const id = await latestReturn(order.id);
      await receive(id);
      expect((await refundPreviewOf(id)).proposed).toBe(proposed);
      shares.push((await refundReturn(id)).customerAmount as string);
    }
    expect(shares).toEqual(['90.00', '90.00', '60.00']);
    // 30.00 of the first refund
    expect((await shopOrderOf(market, order.externalId)).settlement.owedBack).toBe('270.00');
    // 19.90 of shipping is left to the partner
    expect((await previewOf(market.second.token, { orderId: order.id })).sums.net).toBe('19.90');
  });

  test('with driving refunds that of the line’s services', async () => {
    const order = await earn(market);
    await sendReturn(market, { externalId: order.externalId, line: 0 }, { quantity: 2 });
    const id = await latestReturn(order.id);
    await receive(id, market.first.token);
    expect(await refundPreviewOf(id)).toMatchObject({
      ...{ proposed: '1080.00', shipping: '0.00', driving: '25.00' },
    });
    expect((await refundReturn(id, { withDriving: true })).customerAmount).toBe('997.00');
  });

  test('of an order that is not paid yet lowers what is owed', async () => {
    const order = await sendOrder(market);
    await complete(order.id);
    await sendReturn(market, lamps(order));
    const id = await latestReturn(order.id);
    await receive(id);
    await refundReturn(id);
    expect(await shopOrderOf(market, order.externalId)).toMatchObject({
      paymentStatus: 'pending',
      settlement: { owed: '1276.90', open: '1276.90', owedBack: '0.00' },
    });
    await payOrder(market, { ...order, total: '1276.90' });
    expect(await shopOrderOf(market, order.externalId)).toMatchObject({ paymentStatus: 'paid' });
  });

  test('is seen by its partner alone, who is notified and has a task', async () => {
    const tasks = '{ dashboard { data { orders { toReceive } } } }';
    const toReceive = async () =>
      (await api.data(tasks, {}, market.second.token)).dashboard.data.orders?.toReceive ?? 0;
    const before = await toReceive();
    const { order, id } = await returned({ reason: 'damaged', note: 'Schirm gerissen' });
    expect(await toReceive()).toBe(before + 1);
    const seen = await orderOf(order.id, market.second.token);
    expect(seen.lines).toMatchObject([{ returns: [{ id, reason: 'damaged' }] }]);
    const others = await orderOf(order.id, market.first.token);
    expect(JSON.stringify(others)).not.toContain('Schirm gerissen');
    const notified = `{ notifications(query: { size: 1, sort: "id", order: DESC }) { data { results { kind link } } } }`;
    expect((await api.data(notified, {}, market.second.token)).notifications.data.results).toEqual([
      { kind: 'returnAnnounced', link: `/orders/details/${order.id}` },
    ]);
    await receive(id, market.second.token);
    expect(await toReceive()).toBe(before);
  });

  test('sent again is the same one, also twice at once; its id belongs to no other', async () => {
    const order = await earn(market);
    const input = returnInput(lamps(order), { quantity: 2 });
    const send = (changed: object = {}) =>
      api.request(returnDocument, { input: { ...input, ...changed } }, market.key);
    expect(codesOf(await Promise.all([send(), send(), send()]))).toEqual([]);
    expect((await orderOf(order.id)).lines[1]?.returns).toHaveLength(1);
    const other = await earn(market);
    const answers = [
      await send({ quantity: 1 }),
      await send({ reason: 'damaged' }),
      await send({ line: 0 }),
      await send({ externalId: other.externalId }),
    ];
    expect(codesOf(answers)).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT']);
    const both = await Promise.all(
      [await earn(market), other].map(({ externalId }) =>
        send({ externalId, returnId: `both-${input.returnId}` }),
      ),
    );
    expect(codesOf(both)).toEqual(['CONFLICT']);
  });
});

describe('more than was delivered', () => {
  const refusedQuantity = async (order: { externalId: string }, quantity: number) =>
    (await refusal(returnDocument, { input: returnInput(lamps(order), { quantity }) }, market.key))
      .extensions.fields?.quantity;

  test('is never returned; rejected and withdrawn returns do not count', async () => {
    const { order, id } = await returned({ quantity: 2 });
    expect(await refusedQuantity(order, 4)).toEqual({ rule: 'rules.returnAtMost', limit: 1 });
    expect(await refusedQuantity(order, 2)).toEqual({ rule: 'rules.returnAtMost', limit: 1 });
    await close('withdrawReturn', id);
    await sendReturn(market, lamps(order), { quantity: 3 });
    const second = await latestReturn(order.id);
    await receive(second);
    expect(await refusedQuantity(order, 1)).toEqual({ rule: 'rules.returnAtMost', limit: 0 });
    expect(await close('rejectReturn', second)).toMatchObject({
      state: 'rejected',
      closingReason: 'Gebrauchsspuren',
    });
    await sendReturn(market, lamps(order), { quantity: 3 });
  });

  test('is refused of two returns at once', async () => {
    const order = await earn(market);
    const send = () =>
      api.request(
        returnDocument,
        { input: returnInput(lamps(order), { quantity: 2 }) },
        market.key,
      );
    expect(codesOf(await Promise.all([send(), send()]))).toEqual(['INVALID']);
  });

  test('is refused by the database, too', async () => {
    const { order } = await returned({ quantity: 2 });
    const insert = (quantity: number) =>
      sql`
      insert into returns (external_id, order_id, line_id, quantity, reason, delivered_at)
      select ${unique('x')}, order_id, line_id, ${quantity}, 'damaged', now() from returns
      where order_id = ${order.id} limit 1`.execute(api.db);
    await expect(insert(2)).rejects.toMatchObject({ constraint: 'returns_at_most' });
    await insert(1);
  });

  test.each([
    ['0', { quantity: 0 }],
    ['a part of a piece', { quantity: 0.5 }],
    ['no reason', { reason: 'other' }],
    ['no id', { returnId: ' ' }],
  ])('and %s are refused', async (_, changed) => {
    const order = await earn(market);
    const { errors } = await api.request(
      returnDocument,
      { input: returnInput(lamps(order), changed) },
      market.key,
    );
    expect(errors).toHaveLength(1);
  });

  test('is what is not shipped, cancelled, or in no order', async () => {
    const order = await sendOrder(market);
    const send = (changed: object = {}) =>
      refusal(returnDocument, { input: returnInput({ ...lamps(order), ...changed }) }, market.key);
    expect((await send()).msg).toBe('error.RETURN_NOT_DELIVERED');
    await cancelLines([(await idsOf(order.id, market.second.id)).lines[0] as string]);
    expect((await send()).msg).toBe('error.RETURN_NOT_DELIVERED');
    expect((await send({ line: 7 })).extensions.code).toBe('NOT_FOUND');
    expect((await send({ externalId: unique('foreign') })).extensions.code).toBe('NOT_FOUND');
  });
});

describe('the steps', () => {
  const codeOf = async (document: string, input: object, token = admin) =>
    (await refusal(document, { input }, token)).extensions.code;

  test('are held by the table of decision 42', async () => {
    const reason = 'Irrtum';
    const { id } = await returned();
    const step = { id, receivedOn: today() };
    const fingerprint = '0'.repeat(32);
    const refund = { id, amount: '100', fingerprint };
    expect(await codeOf(refundReturnDocument, refund)).toBe('CONFLICT');
    expect((await api.refusal(refundPreviewDocument, { id }, admin)).extensions.code).toBe(
      'CONFLICT',
    );
    await receive(id);
    expect(await codeOf(receiveDocument, step)).toBe('CONFLICT');
    expect(await codeOf(withdrawDocument, { id, reason })).toBe('CONFLICT');
    await refundReturn(id);
    expect(await codeOf(receiveDocument, step)).toBe('CONFLICT');
    expect(await codeOf(rejectDocument, { id, reason })).toBe('CONFLICT');
    expect(await codeOf(refundReturnDocument, refund)).toBe('CONFLICT');
    const set = (state: string) =>
      sql`update returns set state = ${state} where id = ${id}`.execute(api.db);
    for (const state of ['announced', 'received', 'rejected', 'withdrawn']) {
      await expect(set(state)).rejects.toMatchObject({ constraint: 'return_states_forward' });
    }
    const { id: other } = await received();
    await expect(
      sql`update returns set state = 'refunded' where id = ${other}`.execute(api.db),
    ).rejects.toMatchObject({ constraint: 'returns_refunded' });
    await expect(
      sql`delete from returns where id = ${other}`.execute(api.db),
    ).rejects.toMatchObject({ constraint: 'orders_kept' });
  });

  test('need a reason, and a day between the delivery and today', async () => {
    const { id } = await returned();
    for (const document of [rejectDocument, withdrawDocument]) {
      const { extensions } = await refusal(document, { input: { id, reason: ' ' } }, admin);
      expect(extensions.fields).toHaveProperty('reason');
    }
    for (const receivedOn of ['2020-01-01', '2099-01-01']) {
      const { extensions } = await refusal(receiveDocument, { input: { id, receivedOn } }, admin);
      expect(extensions.fields).toEqual({ receivedOn: { rule: 'rules.receivedOn' } });
    }
  });

  test('are no other partner’s', async () => {
    const { id } = await returned();
    const step = { id, receivedOn: today() };
    expect(await codeOf(receiveDocument, step, market.first.token)).toBe('NOT_FOUND');
    const { token } = market.second;
    expect(await codeOf(rejectDocument, { id, reason: 'x' }, token)).toBe('FORBIDDEN');
    expect(await codeOf(withdrawDocument, { id, reason: 'x' }, token)).toBe('FORBIDDEN');
    expect(await codeOf(refundReturnDocument, { id, amount: '1' }, token)).toBe('FORBIDDEN');
  });

  test('of a suspended partner are those of orders that it still has to fulfil', async () => {
    const paused = await createMarket(api.db);
    const order = await sendOrder(paused);
    const ship = `update order_lines set state = 'shipped', state_at = now()
      where order_id = $1 and position = 1`;
    await api.database.pool.query(ship, [order.id]);
    await sendReturn(paused, lamps(order));
    const first = await latestReturn(order.id);
    await sendReturn(paused, lamps(order));
    const second = await latestReturn(order.id);
    await api.db
      .updateTable('vendors')
      .set({ suspended_at: new Date(), suspended_reason: 'Unpaid', is_visible: false })
      .where('id', '=', paused.second.id)
      .execute();
    expect((await receive(first, paused.second.token)).state).toBe('received');
    await complete(order.id);
    const step = { id: second, receivedOn: today() };
    expect(await codeOf(receiveDocument, step, paused.second.token)).toBe('NOT_FOUND');
    expect((await receive(second)).state).toBe('received');
  });

  test('of one return at once are made once', async () => {
    const { id, order } = await returned();
    const input = { id, receivedOn: today() };
    const receiving = [market.second.token, admin].map((token) =>
      api.request(receiveDocument, { input }, token),
    );
    expect(codesOf(await Promise.all(receiving))).toEqual(['CONFLICT']);
    const refund = await refundInput(id, { withShipping: true });
    const refunding = [1, 2, 3].map(() =>
      api.request(refundReturnDocument, { input: refund }, admin),
    );
    expect(codesOf(await Promise.all(refunding))).toEqual(['CONFLICT', 'CONFLICT']);
    expect((await shopOrderOf(market, order.externalId)).repayments).toMatchObject([
      { amount: '109.90' },
    ]);
  });
});

describe('the refund of a return', () => {
  const refundLine = async (orderId: string, amount: string) => {
    const [lineId] = (await idsOf(orderId, market.second.id)).lines;
    await api.data(refundDocument, { input: { externalId: unique('r'), lineId, amount } }, admin);
  };
  const fieldsOf = async (input: object) =>
    (await refusal(refundReturnDocument, { input }, admin)).extensions.fields;

  test('is at most the share of the quantity and the amount not refunded yet', async () => {
    const { id, order } = await received({ quantity: 2 });
    expect(await fieldsOf(await refundInput(id, { amount: '200.01' }))).toEqual({
      amount: { rule: 'rules.refundAtMost', limit: 200 },
    });
    expect(await fieldsOf(await refundInput(id, { amount: '0' }))).toEqual({
      amount: { rule: 'rules.amountAboveZero' },
    });
    const before = await refundInput(id);
    await refundLine(order.id, '180');
    // a refund in between
    expect((await refusal(refundReturnDocument, { input: before }, admin)).msg).toBe(
      'error.REFUND_CHANGED',
    );
    expect(await refundPreviewOf(id)).toMatchObject({ refunded: '180.00', proposed: '120.00' });
    expect((await refundReturn(id, { amount: '100' })).customerAmount).toBe('90.00');
  });

  test('closes the return if everything is refunded already', async () => {
    const { id, order } = await received();
    await refundLine(order.id, '300');
    expect(await refundPreviewOf(id)).toMatchObject({ proposed: '0.00', shipping: '19.90' });
    expect(await refundReturn(id)).toMatchObject({ state: 'refunded', customerAmount: '0.00' });
    expect((await shopOrderOf(market, order.externalId)).settlement.owedBack).toBe('270.00');
  });

  test('is refused by the database before the goods are back', async () => {
    const { id, order } = await returned();
    const insert = sql`
      insert into refunds (external_id, order_id, part_id, line_id, return_id, amount,
        customer_amount, commission, net)
      select ${unique('x')}, l.order_id, l.part_id, l.id, ${id}, 1, 1, 0, -1 from order_lines l
      where l.order_id = ${order.id} and l.position = 1`;
    await expect(insert.execute(api.db)).rejects.toMatchObject({
      constraint: 'refunds_of_return',
    });
  });
});

describe('the list of returns', () => {
  const list = `query ($query: ReturnsQuery) { returns(query: $query) { data { total results {
    orderNumber customerName product partnerName quantity reason state daysAfterDelivery
    customerAmount } } } }`;

  test('has filters and sorts; received returns are a task of administrators', async () => {
    const tasks = '{ dashboard { data { openTasks { returnsToRefund } } } }';
    const toRefund = async () =>
      (await api.data(tasks, {}, admin)).dashboard.data.openTasks?.returnsToRefund ?? 0;
    const before = await toRefund();
    const { order } = await received({ reason: 'damaged' });
    expect(await toRefund()).toBe(before + 1);
    const query = { text: order.number, state: 'received', reason: 'damaged', from: today() };
    expect((await api.data(list, { query }, admin)).returns.data).toMatchObject({
      total: 1,
      results: [{ orderNumber: order.number, quantity: 1, customerAmount: '0.00' }],
    });
    const none = { ...query, state: 'refunded' };
    expect((await api.data(list, { query: none }, admin)).returns.data.total).toBe(0);
    for (const sort of ['at', 'orderNumber', 'customerName', 'product', 'partnerName', 'reason']) {
      const sorted = await api.data(list, { query: { sort, order: 'DESC', size: 5 } }, admin);
      expect(sorted.returns.data.results).not.toEqual([]);
    }
  });
});
