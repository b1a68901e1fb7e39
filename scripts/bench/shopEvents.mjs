import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { callerOf } from '#scripts/lib/server.mjs';
import { waitUntilDone } from './beside.mjs';
import { median } from './medians.mjs';
import { createShopKey } from './shopKey.mjs';
import { withClient } from './withClient.mjs';

const host = 'shop.example';
/** Saves whose events are measured, without anything else. */
const saves = 10;
/** Time between two saves, longer than between two events of the catalogue. */
const everyMs = 4_000;
/** How long an event may take until the measurement is given up. */
const patienceMs = 120_000;

const documents = {
  endpoint: `mutation ($input: WebhookEndpointInput!) {
    createWebhookEndpoint(input: $input) { data { id } } }`,
  banner: `mutation ($input: WebsiteBannersStatusInput!) {
    updateWebsiteBannerStatus(input: $input) { data } }`,
  offer: `{ variations(first: 100) { nodes { offers { sku vendor { id }
    soldIn { type } deliveredTo { type } } } } }`,
  quote: 'query ($input: CartQuoteInput!) { cartQuote(input: $input) { total } }',
  order: 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }',
  pay: 'mutation ($input: OrderPaymentInput!) { recordOrderPayment(input: $input) { id } }',
  edit: `mutation ($input: VariationsEditInput!) {
    editVariations(input: $input) { job { id total } } }`,
  changes: `query ($after: String) { changes(after: $after, first: 500) {
    hasNextPage endCursor nodes { type id } } }`,
};

/** The server of a shop, which the server of the marketplace finds through its simulated internet. */
const startReceiver = async (folder) => {
  const arrived = [];
  const server = http.createServer(async (request, response) => {
    arrived.push({ at: performance.now(), ...JSON.parse(await text(request)) });
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  fs.writeFileSync(path.join(folder, `${host}.port`), String(server.address().port));
  return { arrived, close: () => server.close() };
};

/**
 * How soon events arrive at a shop: alone, and while a job changes many variations.
 * @param {{ port: string, token: string }} place with a simulated internet in the folder
 * @param {{ databaseUrl: string, folder: string, changes: number }} of
 */
export const measureShopEvents = async (place, { databaseUrl, folder, changes }) => {
  const asAdmin = callerOf(place.port, place.token);
  const shop = await createShopKey(place, ['catalogue', 'orders']);
  const receiver = await startReceiver(folder);
  try {
    const input = { shopId: shop.shopId, url: `https://${host}/hook` };
    await asAdmin(documents.endpoint, {
      input: { ...input, events: ['catalogue.changed', 'order.paid'] },
    });
    const save = await createSaves({ databaseUrl, asAdmin, ask: shop.ask });
    const follow = await followChanges(shop.ask, receiver.arrived);
    const alone = { order: [], catalogue: [] };
    for (let n = 0; n < saves; n += 1) {
      alone.order.push(await delayOf(() => save.payment(), receiver, isPayment));
      alone.catalogue.push(await delayOf(() => save.banner(), receiver, follow.hasBanner));
      await pause(everyMs);
    }
    return {
      orderMs: median(alone.order),
      catalogueMs: median(alone.catalogue),
      job: await measureJob({ asAdmin, save, receiver, follow, changes }),
    };
  } finally {
    receiver.close();
  }
};

const isPayment = ({ type, data }, { paymentId }) =>
  type === 'order.paid' && data.paymentId === paymentId;

/** Saves of others: a payment of an order, and a banner that is switched on or off. */
const createSaves = async ({ databaseUrl, asAdmin, ask }) => {
  const { externalId } = await createOrder(ask);
  const bannerId = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      'select min(id)::text as id from website_banners where is_active',
    );
    return rows[0].id;
  });
  let payments = 0;
  let isActive = true;
  return {
    payment: async () => {
      payments += 1;
      const paymentId = `P-${externalId}-${payments}`;
      await ask(documents.pay, { input: { externalId, paymentId, amount: '0.01' } });
      return { paymentId };
    },
    // always a change
    banner: async () => {
      isActive = !isActive;
      const status = isActive ? 'active' : 'inactive';
      await asAdmin(documents.banner, { input: { ids: [bannerId], status } });
      return { bannerId };
    },
  };
};

const createOrder = async (ask) => {
  const { variations } = await ask(documents.offer, {});
  const found = variations.nodes
    .flatMap(({ offers }) => offers)
    .find(
      ({ soldIn, deliveredTo }) =>
        soldIn.length === 0 && deliveredTo.some(({ type }) => type === 'germany'),
    );
  const lines = [{ vendorId: found.vendor.id, sku: found.sku, quantity: 1 }];
  const { cartQuote } = await ask(documents.quote, { input: { postcode: '80331', lines } });
  const externalId = `M-${Date.now()}`;
  const person = { firstname: 'Karla', lastname: 'Kundin' };
  await ask(documents.order, {
    input: {
      ...{ externalId, method: 'card', orderedAt: new Date().toISOString(), lines },
      customer: { ...person, email: 'karla@kunden.example' },
      shipping: { ...person, street: 'Weg 1', post_code: '80331', city: 'München' },
      expectedTotal: cartQuote.total,
    },
  });
  return { externalId };
};

/** Milliseconds from the answer to a save until its event has arrived. */
const delayOf = async (save, { arrived }, isOf) => {
  const from = arrived.length;
  const saved = await save();
  const savedAt = performance.now();
  for (let n = from; ; ) {
    if (performance.now() - savedAt > patienceMs) {
      const types = arrived.slice(from).map(({ type }) => type);
      throw new Error(`An event does not arrive; others did: ${types.join(', ') || 'none'}.`);
    }
    const event = arrived[n];
    if (!event) await pause(5);
    else if (await isOf(event, saved)) return Math.max(0, event.at - savedAt);
    else n += 1;
  }
};

/** Reads the changes of each catalogue event, as a shop does after the webhook. */
const followChanges = async (ask) => {
  const known = new Map();
  return {
    hasBanner: async ({ type, data }, { bannerId }) => {
      if (type !== 'catalogue.changed') return false;
      if (!known.has(data.after)) known.set(data.after, await changesBetween(ask, data));
      return known.get(data.after).has(`banner ${bannerId}`);
    },
  };
};

/** The changes from an event's first cursor to its last one. */
const changesBetween = async (ask, { after, until }) => {
  const found = new Set();
  for (let cursor = after; ; ) {
    const { changes } = await ask(documents.changes, { after: cursor });
    for (const { type, id } of changes.nodes) found.add(`${type} ${id}`);
    cursor = changes.endCursor;
    if (!changes.hasNextPage || cursor === until) return found;
  }
};

const measureJob = async ({ asAdmin, save, receiver, follow, changes }) => {
  const from = receiver.arrived.length;
  const begun = performance.now();
  const { editVariations } = await asAdmin(documents.edit, {
    input: { query: {}, price: { mode: 'increase', amount: '1' } },
  });
  const { id, total } = editVariations.job;
  if (total < changes) throw new Error(`The job changes ${total} variations, not ${changes}.`);
  let spentMs = null;
  const working = waitUntilDone(asAdmin, id, total).then(() => {
    spentMs = performance.now() - begun;
  });
  const delays = { order: [], catalogue: [] };
  do {
    delays.order.push(await delayOf(() => save.payment(), receiver, isPayment));
    delays.catalogue.push(await delayOf(() => save.banner(), receiver, follow.hasBanner));
  } while (spentMs === null);
  await working;
  const bundles = receiver.arrived.slice(from).filter(({ type }) => type === 'catalogue.changed');
  return {
    ...{ rows: total, spentMs, bundles: bundles.length },
    changes: bundles.reduce((sum, { data }) => sum + data.count, 0),
    orderMs: Math.max(...delays.order),
    catalogueMs: Math.max(...delays.catalogue),
  };
};
