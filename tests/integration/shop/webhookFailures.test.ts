import { pipeline, Readable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { takeDue } from '#server/modules/shop/webhooks/deliver.ts';
import { pauses } from '#server/modules/shop/webhooks/pauses.ts';
import { sendOrder } from '#tests/support/payouts.ts';
import { administrator, api } from '#tests/support/testApi.ts';
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
import { createEndpoint, deliverAll } from '#tests/support/webhooks.ts';

/* Servers of shops that do not accept their events. */

shareShop();

const { second, hour } = { second: 1000, hour: 3_600_000 };

describe('an endpoint that fails', () => {
  test('is tried again after growing pauses, under the same id', async () => {
    const endpoint = await failing('/failing', 500, 503, 200);
    await deliverAll(deps);
    await deliverAll(deps);
    expect(receiver.received).toHaveLength(1);
    clock.pass(6 * second);
    await deliverAll(deps);
    expect(receiver.received).toHaveLength(2);
    clock.pass(20 * second);
    await deliverAll(deps);
    expect(receiver.received).toHaveLength(2);
    clock.pass(14 * second);
    await deliverAll(deps);
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ raw }) => raw)).size).toBe(1);
    expect(await attemptsOf(endpoint)).toMatchObject([
      { number: 1, status: 500, answer: 'status 500' },
      { number: 2, status: 503 },
      { number: 3, status: 200 },
    ]);
    expect(await stateOf(endpoint)).toMatchObject([{ state: 'delivered', attempts: 3 }]);
  });

  test('for three days is switched off, administrators are told, and nothing is lost', async () => {
    const endpoint = await failing('/dead', 500);
    for (const pause of [0, ...pauses]) {
      clock.pass(pause * 1.1);
      await deliverAll(deps);
    }
    expect(receiver.received).toHaveLength(pauses.length + 1);
    expect(await endpointOf(endpoint)).toMatchObject({ is_active: false, off_reason: 'failing' });
    const { rows } = await sql<{ kind: string }>`
      select kind from notifications where user_id = ${administrator.id}
      order by id desc limit 1`.execute(api.db);
    expect(rows).toEqual([{ kind: 'webhookFailing' }]);
    await sendOrder(market);
    clock.pass(48 * hour);
    await deliverAll(deps);
    expect(receiver.received).toHaveLength(pauses.length + 1);
    expect((await stateOf(endpoint)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });

  test('for one event only stays on, and the event is given up', async () => {
    let bad = '';
    const endpoint = await createEndpoint(
      api.db,
      market.shopId,
      receiver.at('/picky', (_request, response) => {
        const isBad = receiver.received.at(-1)?.data.id === bad;
        response.writeHead(isBad ? 422 : 204).end();
      }),
      ['order.created'],
    );
    bad = (await sendOrder(market)).id;
    for (const pause of [0, ...pauses]) {
      clock.pass(pause * 1.1);
      await deliverAll(deps);
      await sendOrder(market);
      await deliverAll(deps);
    }
    const [first, ...others] = await stateOf(endpoint);
    expect(first).toMatchObject({ state: 'failed', attempts: pauses.length + 1 });
    expect(others.every(({ state }) => state === 'delivered')).toBe(true);
    expect((await endpointOf(endpoint)).is_active).toBe(true);
  });

  test('with 410 is switched off at once', async () => {
    const endpoint = await failing('/gone', 410);
    await sendOrder(market);
    await deliverAll(deps);
    expect(await endpointOf(endpoint)).toMatchObject({ is_active: false, off_reason: 'gone' });
  });
});

describe('a server', () => {
  test('that never answers is given up after the time, and takes nobody else’s', async () => {
    const silent = await failing('/mute', () => undefined);
    const fine = await createEndpoint(api.db, market.shopId, receiver.at('/fine'), [
      'order.created',
    ]);
    await sendOrder(market);
    await deliverAll({ ...deps, timeoutMs: 1000 });
    expect((await attemptsOf(silent))[0]).toMatchObject({ status: null, fault: 'TIMEOUT' });
    expect(await stateOf(fine)).toMatchObject([{ state: 'delivered' }]);
  });

  test('that answers slowly in time has answered', async () => {
    const slow = await failing('/slow', (_request, response) =>
      setTimeout(() => response.end('late'), 150),
    );
    await deliverAll(deps);
    expect(await attemptsOf(slow)).toMatchObject([{ status: 200, answer: 'late' }]);
  });

  test.each([
    ['10 MB', 10_000_000],
    ['no end', Number.POSITIVE_INFINITY],
  ])('that answers with %s is heard for 2 KB', async (_, bytes) => {
    const large = await failing('/large', (_request, response) => {
      let left = bytes;
      const body = new Readable({
        read() {
          left -= 100_000;
          this.push(left >= 0 ? 'x'.repeat(100_000) : null);
        },
      });
      pipeline(body, response, () => undefined);
    });
    await deliverAll(deps);
    const [attempt] = await attemptsOf(large);
    expect(attempt?.status).toBe(200);
    expect(attempt?.answer).toBe('x'.repeat(2048));
  });

  test('that answers with bytes that are no text is heard, too', async () => {
    const binary = await failing('/binary', (_request, response) =>
      response.end(Buffer.from([0, 0xff, 0x41, 0])),
    );
    await deliverAll(deps);
    expect(await attemptsOf(binary)).toMatchObject([{ status: 200, answer: '��A�' }]);
  });

  test('of a private address, or behind a redirect to one, gets nothing', async () => {
    receiver.host.name('inside.example', ['10.0.0.7']);
    const inside = await createEndpoint(api.db, market.shopId, 'https://inside.example/hook', [
      'order.created',
    ]);
    const redirecting = await failing('/redirect', (_request, response) =>
      response.writeHead(307, { location: 'https://127.0.0.1/admin' }).end(),
    );
    const before = receiver.host.asked.length;
    await deliverAll(deps);
    expect(receiver.host.asked.slice(before)).toEqual(['/redirect']);
    expect(await attemptsOf(inside)).toMatchObject([{ status: null, fault: 'PRIVATE' }]);
    expect(await attemptsOf(redirecting)).toMatchObject([{ status: 307, fault: null }]);
    expect(await stateOf(redirecting)).toMatchObject([{ state: 'waiting' }]);
  });
});

describe('a clock that is put back', () => {
  test('delays neither a new event nor one that another process has taken', async () => {
    clock.pass(24 * hour);
    const endpoint = await failing('/back');
    expect(await takeDue(deps, 10)).toHaveLength(1);
    clock.pass(-24 * hour);
    await deliverAll(deps);
    expect(receiver.received).toHaveLength(1);
    expect(await stateOf(endpoint)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
    await sendOrder(market);
    await sql`update webhook_deliveries set due_at = now() + interval '1 day'
      where state = 'waiting'`.execute(api.db);
    await deliverAll(deps);
    expect(receiver.received).toHaveLength(2);
  });

  test('makes no pause longer than it is', async () => {
    clock.pass(24 * hour);
    await failing('/again', 500, 200);
    await deliverAll(deps);
    expect(receiver.received).toHaveLength(1);
    clock.pass(-24 * hour);
    await deliverAll(deps);
    expect(receiver.received).toHaveLength(2);
  });
});
