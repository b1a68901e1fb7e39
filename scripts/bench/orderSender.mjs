import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createShopKey } from './shopKey.mjs';

/** Five orders per second for a minute. */
const count = 300;
const everyMs = 200;
const linesOfEach = 5;
/** Number of different carts. */
const carts = 46;
/** Maximum number of attempts if the API is too busy. */
const attempts = 10;

const quoteDocument =
  'query ($input: CartQuoteInput!) { cartQuote(input: $input) { total isOrderable } }';
export const orderDocument =
  'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }';

/**
 * Creates a shop that sends 5 orders per second with 5 lines and a service each, as documented.
 * @param {import('./stage.mjs').Load} load
 * @param {{ postcode: string, lines: object[], services: object[] }} cart from which each order
 * takes a part
 * @returns {Promise<() => Promise<Sent>>} sends them all
 * @typedef {{ spentMs: number[], again: number }} Sent the response times, and the number of orders
 * sent again because the API was busy
 */
export const createShop = async ({ port, token }, cart) => {
  const { key, ask } = await createShopKey({ port, token }, ['orders']);
  const priced = [];
  for (let start = 0; start < carts; start += 1) priced.push(await priceOf(ask, cart, start));
  return async () => {
    const sent = { spentMs: [], again: 0 };
    const under = [];
    for (let n = 0; n < count; n += 1) {
      const sending = send({ port, key, order: orderOf(priced[n % carts]) }, sent);
      // an error while other orders are still to be sent is reported at the end
      sending.catch(() => null);
      under.push(sending);
      await pause(everyMs);
    }
    await Promise.all(under);
    return sent;
  };
};

/** Some lines of the cart and a service, with their price. */
export const priceOf = async (ask, { postcode, lines, services }, start) => {
  const some = {
    lines: lines.slice(start, start + linesOfEach),
    services: services.slice(start, start + 1).map((service) => ({ ...service, line: 0 })),
  };
  const { cartQuote } = await ask(quoteDocument, { input: { postcode, ...some } });
  const { total, isOrderable } = cartQuote;
  if (!isOrderable) throw new Error(`The cart from line ${start} cannot be ordered.`);
  return { postcode, ...some, expectedTotal: total };
};

/** The input of an order for them. */
export const orderOf = ({ postcode, ...cart }) => {
  const externalId = randomUUID();
  const person = { firstname: 'Käthe', lastname: 'Kundin' };
  return {
    ...cart,
    externalId,
    method: 'invoice',
    orderedAt: new Date().toISOString(),
    customer: { ...person, email: `${externalId}@kunden.example` },
    shipping: { ...person, street: 'Weg 1', post_code: postcode, city: 'München' },
  };
};

/** Retries until the API answers: a retried order is the same order. */
const send = async ({ port, key, order }, sent) => {
  const start = performance.now();
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const response = await fetch(`http://localhost:${port}/shop/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ query: orderDocument, variables: { input: order } }),
    });
    const { errors } = await response.json();
    if (errors?.[0].extensions.code === 'UNAVAILABLE') {
      sent.again += 1;
      await pause(Number(response.headers.get('retry-after')) * 1000);
      continue;
    }
    if (errors) throw new Error(`${errors[0].message} (${response.status})`);
    sent.spentMs.push(performance.now() - start);
    return;
  }
  throw new Error('The API was too busy for an order.');
};
