import { beforeAll, describe, expect, test } from 'vitest';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { complete, idsOf, sendOrder, today } from '#tests/support/payouts.ts';
import { cancelAll, cancelLines, payPart, shopOrderOf } from '#tests/support/settlement.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

let market: Market;
beforeAll(async () => {
  market = await createMarket(api.db);
});

const setLines = `mutation ($input: OrderLinesStatusInput!) {
  updateOrderLinesStatus(input: $input) { data } }`;

const linesOf = async (orderId: string) => ({
  sofa: (await idsOf(orderId, market.first.id)).lines[0] as string,
  lamp: (await idsOf(orderId, market.second.id)).lines[0] as string,
});

describe('a shop reads', () => {
  test('lines with their shipping, services, and what shipping and driving came to', async () => {
    const { id, externalId } = await sendOrder(market);
    const { sofa, lamp } = await linesOf(id);
    const parcels = [
      { carrier: 'dhl', number: '0034', quantity: 1 },
      {
        carrier: 'freight',
        carrierName: 'Meier',
        number: 'S-1',
        link: 'https://meier.example/S-1',
      },
    ];
    const shipped = { ids: [sofa], status: 'shipped', parcels };
    await api.data(setLines, { input: shipped }, market.first.token);
    await cancelLines([lamp]);
    await complete(id, market.first.id);
    expect(await shopOrderOf(market, externalId)).toMatchObject({
      lines: [
        {
          ...{ state: 'completed', shippedOn: today() },
          // of the first parcel
          ...{ carrier: 'DHL', trackingNumber: '0034' },
          parcels: [
            {
              ...{ carrier: 'DHL', number: '0034', quantity: 1 },
              trackingUrl: expect.stringMatching(/^https:.*piececode=0034$/),
            },
            {
              ...{ carrier: 'Meier', number: 'S-1', quantity: null },
              trackingUrl: 'https://meier.example/S-1',
            },
          ],
        },
        { state: 'cancelled', shippedOn: null, carrier: '', trackingNumber: '', parcels: [] },
      ],
      services: [{ line: 0, state: 'completed', appointmentAt: null }],
      shipping: [
        { delivererId: market.first.id, lines: [0], cost: '0.00', isCharged: true },
        { delivererId: market.second.id, lines: [1], cost: '19.90', isCharged: false },
      ],
      driving: [{ performerId: market.first.id, services: [0], cost: '25.00', isCharged: true }],
    });
  });

  test('the same order as every later call answers', async () => {
    const { externalId } = await sendOrder(market);
    const paid = await payPart(market, externalId, '100');
    expect(paid).toEqual(await shopOrderOf(market, externalId));
    const cancelled = await cancelAll(market, externalId);
    expect(cancelled).toEqual(await shopOrderOf(market, externalId));
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      settlement: { owed: '100.00', paid: '100.00', owedBack: '100.00' },
      shipping: [{ isCharged: false }, { isCharged: false }],
      driving: [{ isCharged: false }],
    });
  });
});

describe('partners are notified that an order is paid', () => {
  const notified = async (orderId: string) =>
    (
      await api.db
        .selectFrom('notifications')
        .innerJoin('users', 'users.id', 'notifications.user_id')
        .select('vendor_id')
        .where('kind', '=', 'orderPaid')
        .where('link', '=', `/orders/details/${orderId}`)
        .orderBy('notifications.id')
        .execute()
    ).map(({ vendor_id }) => vendor_id);

  test('once, by the payment that covers what is owed', async () => {
    const { id, externalId } = await sendOrder(market);
    await payPart(market, externalId, '1366.89');
    expect(await notified(id)).toEqual([]);
    await payPart(market, externalId, '0.01');
    await payPart(market, externalId, '5');
    expect(await notified(id)).toEqual([market.first.id, market.second.id]);
  });

  test('by the cancellation of what was not paid, unless it is their own', async () => {
    const { id, externalId } = await sendOrder(market);
    await payPart(market, externalId, '1077');
    const { lamp } = await linesOf(id);
    await cancelLines([lamp]);
    expect(await notified(id)).toEqual([market.first.id]);
  });

  test('by the cancellation of a service', async () => {
    const { id, externalId } = await sendOrder(market);
    await payPart(market, externalId, '1261.90');
    const { services } = await idsOf(id, market.first.id);
    const input = { ids: services, status: 'cancelled', reason: 'Krank' };
    const document = `mutation ($input: OrderServicesStatusInput!) {
      updateOrderServicesStatus(input: $input) { data } }`;
    await api.data(document, { input }, market.first.token);
    expect(await notified(id)).toEqual([market.first.id, market.second.id]);
  });

  test('not by a cancellation of the whole order, nor one that leaves something open', async () => {
    const { id, externalId } = await sendOrder(market);
    await payPart(market, externalId, '1000');
    const { lamp } = await linesOf(id);
    await cancelLines([lamp]);
    expect(await notified(id)).toEqual([]);
    await cancelAll(market, externalId);
    expect(await notified(id)).toEqual([]);
  });
});

test('entries of shipping and driving have two decimal places wherever they are read', async () => {
  const order = await sendOrder(market);
  await payPart(market, order.externalId, order.total);
  await complete(order.id);
  const entries = '{ kind amount commission net purchaseValue }';
  const kinds: string[] = [];
  for (const { token } of [market.first, market.second]) {
    const { payoutPreview, payoutStatement } = await api.data(
      `query ($query: PayoutStatementQuery!) {
        payoutPreview(query: {}) { data { results ${entries} } }
        payoutStatement(query: $query) { data { results ${entries} } } }`,
      { query: { from: today(), to: today() } },
      token,
    );
    for (const { kind, ...amounts } of [
      ...payoutPreview.data.results,
      ...payoutStatement.data.results,
    ]) {
      kinds.push(kind);
      for (const amount of Object.values(amounts).filter((given) => given !== null)) {
        expect(amount, kind).toMatch(/^-?\d+\.\d\d$/);
      }
    }
  }
  expect(kinds).toEqual(expect.arrayContaining(['line', 'service', 'shipping', 'driving']));
});
