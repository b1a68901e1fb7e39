import { beforeAll, describe, expect, test } from 'vitest';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { idsOf, sendOrder } from '#tests/support/payouts.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const set = `mutation ($input: OrderLinesStatusInput!) {
  updateOrderLinesStatus(input: $input) { data failures { msg } } }`;
const one = `query ($id: ID!) { orderById(id: $id) { data {
  lines { id state parcels { id carrier carrierName number link trackingUrl quantity } }
  events { kind parcels { id carrier number } removedParcels { carrier number } } } } }`;

let market: Market;
beforeAll(async () => {
  market = await createMarket(api.db);
});

const seen = async (id: string, token = admin) =>
  (await api.data(one, { id }, token)).orderById.data;
const ship = (ids: string[], more: object, token = market.first.token) =>
  api.data(set, { input: { ids, status: 'shipped', ...more } }, token);
const refusedShip = async (ids: string[], more: object, token = market.first.token) =>
  (await refusal(set, { input: { ids, status: 'shipped', ...more } }, token)).extensions;

const dhl = (number: string, more: object = {}) => ({ carrier: 'dhl', number, ...more });

/** An order's line of two sofas. */
const place = async () => {
  const { id } = await sendOrder(market);
  const [sofa] = (await idsOf(id, market.first.id)).lines as [string];
  return { id, sofa };
};
const parcelsOf = async (id: string) =>
  (await seen(id, market.first.token)).lines[0]?.parcels ?? [];

describe('the parcels of a line', () => {
  test('are added with the shipping and afterwards, corrected and removed', async () => {
    const { id, sofa } = await place();
    await ship([sofa], { parcels: [dhl('1', { quantity: 1 })] });
    await ship([sofa], { parcels: [{ carrier: 'ups', number: '2', quantity: 1 }] });
    const [first, second] = await parcelsOf(id);
    expect([first, second]).toMatchObject([
      { carrier: 'dhl', number: '1', quantity: 1 },
      { carrier: 'ups', number: '2', trackingUrl: expect.stringContaining('tracknum=2') },
    ]);
    const corrected = { carrier: 'freight', carrierName: 'Meier', number: 'S', id: first?.id };
    await ship([sofa], { parcels: [corrected], removedParcelIds: [second?.id] });
    expect(await parcelsOf(id)).toMatchObject([
      {
        id: first?.id,
        carrier: 'freight',
        carrierName: 'Meier',
        trackingUrl: null,
        quantity: null,
      },
    ]);
    const { events } = await seen(id);
    expect(events[0]?.removedParcels).toMatchObject([{ carrier: 'ups', number: '2' }]);
    expect(events[1]?.removedParcels).toEqual([]);
    expect(events.map(({ parcels }) => parcels.map(({ number }) => number))).toEqual([
      ['S'],
      ['2'],
      ['1'],
      [],
    ]);
  });

  test('two people add parcels at once, and both stay', async () => {
    const { id, sofa } = await place();
    await ship([sofa], {});
    await Promise.all(
      ['1', '2', '3', '4'].map((number) => ship([sofa], { parcels: [dhl(number)] })),
    );
    const numbers = (await parcelsOf(id)).map(({ number }) => number);
    expect(numbers.sort()).toEqual(['1', '2', '3', '4']);
  });

  test('have at most the pieces of the line, also by two at once', async () => {
    const { id, sofa } = await place();
    const both = [dhl('1', { quantity: 1 }), dhl('2', { quantity: 2 })];
    expect((await refusedShip([sofa], { parcels: both })).fields).toEqual({
      parcels: { rule: 'resources.orders.parcels.tooMany', limit: 2 },
    });
    expect((await seen(id)).lines[0]).toMatchObject({ state: 'open', parcels: [] });
    const answers = await Promise.all(
      ['1', '2'].map((number) => {
        const parcels = [dhl(number, { quantity: 2 })];
        const input = { ids: [sofa], status: 'shipped', parcels };
        return api.request(set, { input }, market.first.token);
      }),
    );
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(await parcelsOf(id)).toHaveLength(1);
  });

  test('one that was removed meanwhile is a conflict; one of another line is as well', async () => {
    const [own, other] = [await place(), await place()];
    await ship([own.sofa], { parcels: [dhl('1')] });
    await ship([other.sofa], { parcels: [dhl('2')] });
    const [parcel] = await parcelsOf(own.id);
    const foreign = { parcels: [dhl('X', { id: parcel?.id })] };
    expect((await refusedShip([other.sofa], foreign)).code).toBe('CONFLICT');
    // ids of other lines are not removed
    await ship([other.sofa], { removedParcelIds: [parcel?.id] });
    expect(await parcelsOf(own.id)).toMatchObject([{ number: '1' }]);
    await ship([own.sofa], { removedParcelIds: [parcel?.id] });
    expect((await refusedShip([own.sofa], foreign)).code).toBe('CONFLICT');
  });

  test('are of every line that is shipped at once', async () => {
    const { id } = await sendOrder(market);
    const ids = (await seen(id)).lines.map((line) => line.id);
    await ship(ids, { parcels: [dhl('1'), { carrier: 'gls', number: '2' }] }, admin);
    for (const { state, parcels } of (await seen(id)).lines) {
      expect(state).toBe('shipped');
      expect(parcels).toMatchObject([{ number: '1' }, { number: '2' }]);
    }
    const refused = await refusedShip(ids, { parcels: [dhl('3', { quantity: 1 })] }, admin);
    expect(Object.keys(refused.fields ?? {})).toEqual(['parcels']);
  });

  test('are neither seen nor changed by other partners, nor once the line is completed', async () => {
    const { id, sofa } = await place();
    await ship([sofa], { parcels: [dhl('secret')] });
    expect(JSON.stringify(await seen(id, market.second.token))).not.toContain('secret');
    const more = { parcels: [dhl('3')] };
    expect((await refusedShip([sofa], more, market.second.token)).code).toBe('NOT_FOUND');
    await api.data(set, { input: { ids: [sofa], status: 'completed' } }, market.first.token);
    expect((await refusedShip([sofa], more)).code).toBe('INVALID');
    expect(await parcelsOf(id)).toMatchObject([{ number: 'secret' }]);
  });
});
