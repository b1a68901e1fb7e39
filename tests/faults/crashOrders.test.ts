import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { createMarket } from '#tests/factories/market.ts';
import { snapshot } from '#tests/support/snapshot.ts';
import { call } from './support/call.ts';
import { createHouse, type House } from './support/house.ts';

const killAt = new URL('./support/killAt.mjs', import.meta.url).href;
/** More statements than any of the calls has. */
const most = 60;

/** Something of an order's life that is either done or not. */
interface Step {
  name: string;
  token: string;
  document: string;
  variables: object;
  /** A text that only a statement of its transaction has. */
  within: string;
  /** How many rows each table has more once it is done. */
  grows: Record<string, number>;
}

const inHouse = async <Result>(house: House, use: (db: Db) => Promise<Result>): Promise<Result> => {
  const { db, close } = await house.open();
  try {
    return await use(db);
  } finally {
    await close();
  }
};

const countsOf = (rows: Record<string, unknown[]>) =>
  new Map(Object.entries(rows).map(([name, each]) => [name, each.length]));

const growthOf = (before: Record<string, unknown[]>, after: Record<string, unknown[]>) => {
  const had = countsOf(before);
  return Object.fromEntries(
    [...countsOf(after)]
      .map(([name, count]) => [name, count - (had.get(name) ?? 0)] as const)
      .filter(([, more]) => more !== 0),
  );
};

/**
 * Kills the server at every statement of a call, from the first of its transaction to the commit: nothing
 * of it may be left. Killed after the commit, all of it must stand, once.
 */
const killEverywhere = async (house: House, step: Step): Promise<void> => {
  const { name, token, document, variables, within } = step;
  const before = await inHouse(house, snapshot);
  for (let at = 0; at < most; at += 1) {
    const server = await house.start({
      NODE_OPTIONS: `--import ${killAt}`,
      KILL_WITHIN: within,
      KILL_AT: String(at),
    });
    const answer = await call(server.port, token, document, variables).catch(() => null);
    // a process that is killed closes its connections a moment before it is gone
    await server.kill();
    expect(answer, `${name}, killed at ${at}`).toBeNull();
    const after = await inHouse(house, snapshot);
    const growth = growthOf(before, after);
    if (Object.keys(growth).length > 0) {
      expect(growth, name).toEqual(step.grows);
      expect(at, name).toBeGreaterThan(3);
      return askAgain(house, step, after);
    }
    expect(after, `${name}, killed at ${at}`).toEqual(before);
  }
  throw new Error(`${name} was never done.`);
};

/** The shop, which has heard nothing, sends it again: nothing changes. */
const askAgain = async (
  house: House,
  { name, token, document, variables }: Step,
  before: Record<string, unknown[]>,
): Promise<void> => {
  const server = await house.start();
  const { errors } = await call(server.port, token, document, variables);
  expect(await server.stop()).toBe(0);
  expect(errors, name).toEqual([]);
  expect(await inHouse(house, snapshot), name).toEqual(before);
};

const create = `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { data { id } } }`;
const pay = `mutation ($input: OrderPaymentInput!) { recordOrderPayment(input: $input) { data { id } } }`;
const cancel = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { data { id } } }`;

const intake = 'from api_keys where id';

const killIntake = async (house: House): Promise<void> => {
  const market = await inHouse(house, createMarket);
  const order = market.order();
  const { externalId } = order;
  const ofShop = { token: market.key, within: intake } as const;
  await killEverywhere(house, {
    ...ofShop,
    name: 'intake',
    document: create,
    variables: { input: order },
    grows: {
      customers: 1,
      discount_uses: 1,
      notifications: 2,
      order_events: 1,
      order_lines: 2,
      order_parts: 2,
      order_services: 1,
      order_shipping: 2,
      orders: 1,
    },
  });
  await killEverywhere(house, {
    ...ofShop,
    name: 'payment',
    document: pay,
    variables: { input: { externalId, paymentId: 'PAY-1', amount: order.expectedTotal } },
    grows: { notifications: 2, order_events: 1 },
  });
  await killEverywhere(house, {
    ...ofShop,
    name: 'cancellation',
    document: cancel,
    variables: { input: { externalId, reason: 'Storno' } },
    grows: { discount_uses: -1, notifications: 2, order_events: 1 },
  });
  const { rows } = await inHouse(house, (db) =>
    sql`select o.status, o.payment_status, d.used from orders o, discounts d`.execute(db),
  );
  expect(rows).toEqual([{ status: 'cancelled', payment_status: 'paid', used: 0 }]);
};

test('killed at every step of intake, payment and cancellation: nothing twice, nothing lost', {
  timeout: 900_000,
}, async () => {
  const house = await createHouse();
  try {
    await killIntake(house);
  } finally {
    await house.remove();
  }
});
