import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { internetAt } from '#scripts/lib/internetAt.mjs';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { signedIn } from '#tests/factories/people.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { call } from './support/call.ts';
import { extent } from './support/extent.ts';
import { createHouse, type House } from './support/house.ts';
import { inHouse } from './support/killEverywhere.ts';
import { type KillPoint, killing } from './support/killing.ts';

/* A server is killed while it takes an order or sends its event; the shop receives the event nevertheless. */

/** A statement of the transaction that takes an order, and the first of the one that records an attempt. */
const taking = 'from api_keys k where k.id';
const recording = 'select "failing_since"';

/** A server is killed at each of them, or when the event has arrived and is not answered. */
const steps: readonly (KillPoint | 'unanswered')[] = extent<readonly (KillPoint | 'unanswered')[]>(
  [{ within: taking, at: 'committed' }, 'unanswered', { within: recording, at: 'commit' }],
  [
    { within: taking, at: 'commit' },
    { within: taking, at: 'committed' },
    'unanswered',
    ...([0, 1, 2, 3, 'commit', 'committed'] as const).map((at) => ({ within: recording, at })),
  ],
);

interface Arrived {
  id: string;
  raw: string;
  headers: Record<string, string>;
}

let house: House;
let token: string;
let market: Market;
let shop: http.Server;
const arrived: Arrived[] = [];
/** Requests are not answered. */
let isSilent = false;

beforeAll(async () => {
  house = await createHouse();
  const { db, close } = await house.open();
  ({ token } = await signedIn(db, 'admin'));
  market = await createMarket(db);
  await close();
  shop = http.createServer(async (request, response) => {
    const raw = await text(request);
    const headers = request.headers as Record<string, string>;
    arrived.push({ id: JSON.parse(raw).data.id, raw, headers });
    if (!isSilent) response.end();
  });
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  fs.mkdirSync(path.join(house.folder, 'internet'));
  const { port } = shop.address() as AddressInfo;
  fs.writeFileSync(path.join(house.folder, 'internet/shop.example.port'), String(port));
});
afterAll(async () => {
  shop.closeAllConnections();
  shop.close();
  await house.remove();
});

const start = (...points: KillPoint[]) =>
  house.start(killing(points, internetAt(path.join(house.folder, 'internet'))));

const connect = async ({ port }: RunningServer): Promise<string> => {
  const input = { shopId: market.shopId, url: 'https://shop.example/hook' };
  const { data, errors } = await call(
    port,
    token,
    `mutation ($input: WebhookEndpointInput!) {
      createWebhookEndpoint(input: $input) { data { secret } } }`,
    { input: { ...input, events: ['order.created'] } },
  );
  expect(errors).toEqual([]);
  return data?.createWebhookEndpoint.data.secret ?? '';
};

type Order = ReturnType<Market['order']>;

/** The id of the order; null if there is no answer. */
const place = async ({ port }: RunningServer, order: Order): Promise<string | null> => {
  const answer = await call(
    port,
    market.key,
    'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }',
    { input: order },
  ).catch(() => null);
  if (!answer) return null;
  expect(answer.errors).toEqual([]);
  return (answer.data as unknown as { createOrder: { id: string } }).createOrder.id;
};

const until = async (server: RunningServer, isSo: () => boolean): Promise<void> => {
  const deadline = Date.now() + 120_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`${arrived.length} arrived\n${server.output()}`);
    await sleep(20);
  }
};

/** Places an order on a server that is killed at the step; returns its id, if the shop got an answer. */
const placeAndKill = async (step: (typeof steps)[number], order: Order): Promise<string | null> => {
  if (step !== 'unanswered') {
    const server = await start(step);
    const id = await place(server, order);
    await until(server, () => !server.isRunning());
    return id;
  }
  const server = await start();
  isSilent = true;
  const id = await place(server, order);
  await until(server, () => arrived.some((each) => each.id === id));
  await server.kill();
  isSilent = false;
  return id;
};

/** Those of killed processes are sent again half a minute later. */
const untilRecorded = async ({ port, output }: RunningServer): Promise<void> => {
  const deadline = Date.now() + 180_000;
  const waiting = '{ webhookDeliveries(query: { state: "waiting" }) { data { total } } }';
  while ((await call(port, token, waiting)).data?.webhookDeliveries.data.total !== 0) {
    if (Date.now() > deadline) throw new Error(`${arrived.length} arrived\n${output()}`);
    await sleep(200);
  }
};

/** Every event is delivered, and its delivery recorded, once. */
const expectRecorded = (ids: readonly string[]) =>
  inHouse(house, async (db) => {
    const { rows } = await sql<{ id: string; sent: number; state: string; good: number }>`
      select d.order_id::text as id, d.attempts as sent, d.state, (
        select count(*)::int from webhook_attempts a
        where a.delivery_id = d.id and a.status = 200) as good
      from webhook_deliveries d order by d.order_id`.execute(db);
    expect(rows).toEqual(
      ids.map((id) => ({ id, sent: expect.any(Number), state: 'delivered', good: 1 })),
    );
    for (const { id, sent } of rows) {
      const times = arrived.filter((each) => each.id === id).length;
      expect(times).toBeGreaterThan(0);
      expect(times).toBeLessThanOrEqual(sent);
    }
    const { rows: orders } = await sql<{ id: string }>`
      select id::text from orders o order by o.id`.execute(db);
    expect(orders.map(({ id }) => id)).toEqual(ids);
  });

test(`killed ${steps.length} times while it takes orders and sends their events: every event arrives, signed`, async () => {
  const first = await start();
  const secret = await connect(first);
  expect(await first.stop()).toBe(0);
  const orders: { order: Order; id: string | null }[] = [];
  for (const step of steps) {
    const order = market.order();
    orders.push({ order, id: await placeAndKill(step, order) });
  }
  const server = await start();
  const ids: string[] = [];
  for (const { order, id } of orders) {
    // the shop sends an order again that nobody has answered
    const same = await place(server, order);
    expect(same).toBe(id ?? same);
    ids.push(same ?? '');
  }
  await untilRecorded(server);
  expect(await server.stop()).toBe(0);
  const inOrder = ids.toSorted((one, other) => Number(one) - Number(other));
  await expectRecorded(inOrder);
  for (const id of ids) {
    const same = arrived.filter((each) => each.id === id);
    expect(new Set(same.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (const { raw, headers } of same)
      expect(new Webhook(secret).verify(raw, headers)).toMatchObject({ type: 'order.created' });
  }
}, 1_800_000);
