import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { internetAt } from '#scripts/lib/internetAt.mjs';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { signedIn } from '#tests/factories/people.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { call } from './support/call.ts';
import { extent } from './support/extent.ts';
import { createHouse, type House } from './support/house.ts';

/* A server is killed after it has accepted an order; the shop receives the event nevertheless. */

const kills = extent(3, 20);

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
/** The next request is not answered. */
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

const start = () => house.start(internetAt(path.join(house.folder, 'internet')));

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

const order = async ({ port }: RunningServer): Promise<string> => {
  const { data, errors } = await call(
    port,
    market.key,
    'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }',
    { input: market.order() },
  );
  expect(errors).toEqual([]);
  return (data as unknown as { createOrder: { id: string } }).createOrder.id;
};

const until = async (server: RunningServer, isSo: () => boolean): Promise<void> => {
  const deadline = Date.now() + 90_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`${arrived.length} arrived\n${server.output()}`);
    await sleep(50);
  }
};

test('every accepted order arrives, signed, however often the server is killed', async () => {
  let server = await start();
  const secret = await connect(server);
  const orders: string[] = [];
  for (let n = 0; n < kills; n += 1) {
    orders.push(await order(server));
    // before, while and after it is taken and sent
    await sleep((n * 700) % 1_700);
    await server.kill();
    server = await start();
  }
  // killed while the shop has not answered yet
  isSilent = true;
  const last = await order(server);
  await until(server, () => arrived.some(({ id }) => id === last));
  await server.kill();
  isSilent = false;
  server = await start();
  orders.push(last);
  await until(server, () => arrived.filter(({ id }) => id === last).length === 2);
  await until(server, () => orders.every((id) => arrived.some((each) => each.id === id)));
  await server.stop();
  for (const id of orders) {
    const same = arrived.filter((each) => each.id === id);
    expect(new Set(same.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (const { raw, headers } of same)
      expect(new Webhook(secret).verify(raw, headers)).toMatchObject({ type: 'order.created' });
  }
}, 600_000);
