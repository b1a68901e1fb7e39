import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { inTransaction } from '#server/db/database.ts';
import { cancelOrder } from '#server/modules/sales/orderIntake/laterChanges.ts';
import { deliver, deliverDue, takeDue } from '#server/modules/shop/webhooks/deliver.ts';
import { deleteOldDeliveries } from '#server/modules/shop/webhooks/deliveries.ts';
import { resealWebhookSecrets } from '#server/modules/shop/webhooks/secrets.ts';
import { startDelivering } from '#server/modules/shop/webhooks/worker.ts';
import { createSealer } from '#server/secrets/sealer.ts';
import { createShopKey } from '#tests/factories/people.ts';
import { idsOf, payOrder, sendOrder } from '#tests/support/payouts.ts';
import { admin, administrator, api } from '#tests/support/testApi.ts';
import {
  attemptsOf,
  clock,
  deps,
  endpointOf,
  failing,
  market,
  receiver,
  shareShop,
  stateOf,
} from '#tests/support/webhookShop.ts';
import { createEndpoint, deliverAll, verified } from '#tests/support/webhooks.ts';

/* Events for shops: from the change to the answer of the shop's server. */

shareShop();

const { second, hour } = { second: 1000, hour: 3_600_000 };

const statusDocument = `mutation ($input: OrderLinesStatusInput!) {
  updateOrderLinesStatus(input: $input) { data } }`;

const setLines = async (orderId: string, status: string) => {
  const { lines } = await idsOf(orderId, market.first.id);
  await api.data(statusDocument, { input: { ids: lines, status } }, market.first.token);
};

const types = () => receiver.received.map(({ type }) => type);

describe('the events of an order', () => {
  test('arrive in their order, signed, with ids and states and no name', async () => {
    const { secret } = await createEndpoint(api.db, market.shopId, receiver.at('/orders'));
    const order = await sendOrder(market);
    await payOrder(market, order);
    await setLines(order.id, 'confirmed');
    await setLines(order.id, 'shipped');
    await deliverAll(deps);
    expect(types().filter((type) => type !== 'catalogue.changed')).toEqual([
      'order.created',
      'order.paid',
      'order.confirmed',
      'order.shipped',
    ]);
    const of = (type: string) => receiver.received.find((each) => each.type === type);
    for (const each of receiver.received) {
      expect(verified(secret, each)).toEqual({
        type: each.type,
        timestamp: each.timestamp,
        data: each.data,
      });
      expect(each.raw).not.toContain('Kundin');
      expect(each.headers['content-type']).toBe('application/json');
    }
    const known = { id: order.id, number: order.number, externalId: order.externalId };
    expect(of('order.created')?.data).toEqual({
      ...known,
      status: 'open',
      paymentStatus: 'pending',
    });
    expect(of('order.paid')?.data).toEqual({
      ...known,
      status: 'open',
      paymentStatus: 'paid',
      paymentId: `of-${order.externalId}`,
      amount: order.total,
    });
    expect(of('order.shipped')?.data).toEqual({
      ...known,
      status: 'in_progress',
      paymentStatus: 'paid',
      lines: [{ index: 0, state: 'shipped' }],
    });
  });

  test('are only those that the endpoint has chosen, and only of its shop', async () => {
    const other = await createShopKey(api.db);
    const chosen = await createEndpoint(api.db, market.shopId, receiver.at('/chosen'), [
      'order.paid',
    ]);
    const foreign = await createEndpoint(api.db, other.shopId, receiver.at('/foreign'), [
      'order.created',
      'order.paid',
    ]);
    await payOrder(market, await sendOrder(market));
    expect(await stateOf(chosen)).toMatchObject([{ type: 'order.paid' }]);
    expect(await stateOf(foreign)).toEqual([]);
  });

  test('are written with the change, and vanish with it', async () => {
    const endpoint = await createEndpoint(api.db, market.shopId, receiver.at('/undone'), [
      'order.cancelled',
    ]);
    const order = await sendOrder(market);
    const undone = inTransaction(api.db, async (trx) => {
      await cancelOrder(trx, { userId: administrator.id }, { orderId: order.id, reason: 'No' });
      const { rows } = await sql`select from webhook_deliveries
        where endpoint_id = ${endpoint.id}`.execute(trx);
      expect(rows).toHaveLength(1);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await stateOf(endpoint)).toEqual([]);
  });

  test('wait for the earlier ones of the same order, not for those of others', async () => {
    const endpoint = await createEndpoint(
      api.db,
      market.shopId,
      receiver.at('/ordered', 500, 200),
      ['order.created', 'order.paid'],
    );
    const first = await sendOrder(market);
    await payOrder(market, first);
    await deliverAll(deps);
    expect(types()).toEqual(['order.created']);
    await payOrder(market, await sendOrder(market));
    await deliverAll(deps);
    expect(receiver.received.map(({ type, data }) => [type, data.id === first.id])).toEqual([
      ['order.created', true],
      ['order.created', false],
      ['order.paid', false],
    ]);
    clock.pass(6 * second);
    await deliverAll(deps);
    expect(
      receiver.received.slice(3).map(({ type, data }) => [type, data.id === first.id]),
    ).toEqual([
      ['order.created', true],
      ['order.paid', true],
    ]);
    expect((await endpointOf(endpoint)).failing_since).toBeNull();
  });
});

describe('processes', () => {
  test('that deliver at once never deliver the same', async () => {
    await createEndpoint(api.db, market.shopId, receiver.at('/once'), ['order.created']);
    for (let n = 0; n < 12; n += 1) await sendOrder(market);
    while ((await Promise.all([1, 2, 3].map(() => deliverDue(deps)))).some((n) => n > 0));
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
  });

  test('that end after taking an event leave it to others when the lease is over', async () => {
    const endpoint = await failing('/killed');
    expect(await takeDue(deps, 10)).toHaveLength(1);
    await deliverAll(deps);
    expect(receiver.received).toEqual([]);
    clock.pass(31 * second);
    await deliverAll(deps);
    expect(receiver.received).toHaveLength(1);
    expect(await stateOf(endpoint)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });

  test('that were only slow do not undo what another one has recorded', async () => {
    const endpoint = await failing('/taken', 500, 200);
    const [held] = await takeDue(deps, 10);
    clock.pass(31 * second);
    const [taken] = await takeDue(deps, 10);
    if (!held || !taken) throw new Error('Nothing was due.');
    await deliver(deps, held);
    expect(await stateOf(endpoint)).toMatchObject([{ state: 'waiting', attempts: 2 }]);
    await deliver(deps, taken);
    expect(await stateOf(endpoint)).toMatchObject([{ state: 'delivered' }]);
    expect(await attemptsOf(endpoint)).toMatchObject([{ status: 500 }, { status: 200 }]);
  });

  test('deliver what is saved while they run, until they are stopped', async () => {
    await createEndpoint(api.db, market.shopId, receiver.at('/running'), ['order.created']);
    const errors: Error[] = [];
    const stop = startDelivering({ ...deps, now: () => new Date() }, (error) => errors.push(error));
    for (let n = 1; n <= 3; n += 1) {
      await sendOrder(market);
      await vi.waitUntil(() => receiver.received.length === n, { timeout: 30_000 });
    }
    await stop();
    expect(errors).toEqual([]);
    const late = await sendOrder(market);
    expect(receiver.received.map(({ data }) => data.id)).not.toContain(late.id);
  });
});

describe('a secret', () => {
  test('that is replaced signs for 24 more hours beside the new one', async () => {
    const { id, secret } = await createEndpoint(api.db, market.shopId, receiver.at('/signed'), [
      'order.created',
    ]);
    const token = await api.data(
      'mutation ($id: ID!) { rotateWebhookSecret(id: $id) { data { secret } } }',
      { id },
      admin,
    );
    const next = token.rotateWebhookSecret.data.secret;
    await sendOrder(market);
    await deliverAll(deps);
    const [first] = receiver.received;
    if (!first) throw new Error('Nothing arrived.');
    for (const each of [secret, next]) expect(verified(each, first)).toMatchObject({});
    await sendOrder(market);
    clock.pass(25 * hour);
    await deliverAll(deps);
    const last = receiver.received.at(-1);
    if (!last) throw new Error('Nothing arrived.');
    expect(verified(next, last)).toMatchObject({});
    expect(() => verified(secret, last)).toThrow();
  });

  test('is encrypted, follows a new key, and fails a delivery that no key opens', async () => {
    const endpoint = await failing('/sealed');
    const stored = () =>
      api.db
        .selectFrom('webhook_endpoints')
        .select('secret')
        .where('id', '=', endpoint.id)
        .executeTakeFirstOrThrow();
    expect((await stored()).secret).toMatch(/^v1:/);
    expect((await stored()).secret).not.toContain(endpoint.secret.slice(6));
    const lost = createSealer({ secretsKey: Buffer.alloc(32, 'other'), dataDir: 'none' });
    await deliverAll({ ...deps, secrets: lost });
    expect(await attemptsOf(endpoint)).toMatchObject([{ fault: 'SECRET' }]);
    await resealWebhookSecrets(api.db, lost);
    clock.pass(6 * second);
    await deliverAll(deps);
    expect(receiver.received).toHaveLength(1);
  });
});

test('deliveries are deleted after 30 days', async () => {
  const endpoint = await failing('/old');
  await deliverAll(deps);
  await sql`update webhook_deliveries set at = now() - interval '29 days'`.execute(api.db);
  await deleteOldDeliveries(api.db);
  expect(await stateOf(endpoint)).toHaveLength(1);
  await sql`update webhook_deliveries set at = now() - interval '31 days'`.execute(api.db);
  await deleteOldDeliveries(api.db);
  expect(await stateOf(endpoint)).toEqual([]);
});
