import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { createMarket } from '#tests/factories/market.ts';
import { signedIn } from '#tests/factories/people.ts';
import { snapshot } from '#tests/support/snapshot.ts';
import { type Called, call } from './support/call.ts';
import { createHouse, type House } from './support/house.ts';

const killAt = new URL('./support/killAt.mjs', import.meta.url).href;
/** More statements than any of the calls needs. */
const most = 60;

/** A step of an order, which is either done or not. */
interface Step {
  name: string;
  token: string;
  document: string;
  variables: object;
  /** A text that only a statement of its transaction contains. */
  within: string;
  /** The number of rows that it adds to each table. */
  grows: Record<string, number>;
  /** The answer of the same call after it was done. */
  again: 'the same' | 'CONFLICT' | 'INVALID';
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

/** Omits the points in time. */
const answered = ({ data, errors }: Called) => ({
  data,
  codes: errors.map(({ extensions }) => extensions.code),
});

/**
 * Kills the server at every statement of a call, from the first of its transaction to the commit:
 * none of it may remain. After a kill that follows the commit, all of it must be there, once.
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
    // a killed process closes its connections just before it ends
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

/** The caller, who has received no answer, sends it again. */
const askAgain = async (
  house: House,
  { name, token, document, variables, again }: Step,
  before: Record<string, unknown[]>,
): Promise<void> => {
  const server = await house.start();
  const { codes } = answered(await call(server.port, token, document, variables));
  expect(await server.stop()).toBe(0);
  expect(codes, name).toEqual(again === 'the same' ? [] : [again]);
  expect(await inHouse(house, snapshot), name).toEqual(before);
};

const create = `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { data { id } } }`;
const pay = `mutation ($input: OrderPaymentInput!) { recordOrderPayment(input: $input) { data { id } } }`;
const cancel = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { data { id } } }`;
const setLines = `mutation ($input: OrderLinesStatusInput!) { updateOrderLinesStatus(input: $input) { data } }`;
const preview = `{ payoutPreview { data { fingerprint sums { net } } } }`;
const request = `mutation ($input: RequestPayoutInput!) { requestPayout(input: $input) { data { id } } }`;
const take = `mutation ($input: PayoutStepInput!) { updatePayoutStatus(input: $input) { data } }`;
const refund = `mutation ($input: RefundInput!) { createRefund(input: $input) { data { id } } }`;

/** Two sellers with their order, and an administrator. */
const furnish = (house: House) =>
  inHouse(house, async (db) => {
    const market = await createMarket(db);
    const { token: admin } = await signedIn(db, 'admin');
    return { market, admin, order: market.order() };
  });

const linesOf = (house: House) =>
  inHouse(house, async (db) => {
    const rows = await db.selectFrom('order_lines').select('id').orderBy('position').execute();
    return rows.map(({ id }) => id);
  });

/** Runs the steps without killing the server. */
const ask = async (house: House, token: string, document: string, variables: object = {}) => {
  const server = await house.start();
  const { data, errors } = await call(server.port, token, document, variables);
  expect(errors).toEqual([]);
  expect(await server.stop()).toBe(0);
  return data;
};

const intake = 'from api_keys where id';

const killIntake = async (house: House): Promise<void> => {
  const { market, order } = await furnish(house);
  const { externalId } = order;
  const ofShop = { token: market.key, within: intake, again: 'the same' } as const;
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

const killPayout = async (house: House): Promise<void> => {
  const { market, admin, order } = await furnish(house);
  const { externalId, expectedTotal } = order;
  await ask(house, market.key, create, { input: order });
  const paid = { externalId, paymentId: 'PAY-1', amount: expectedTotal };
  await ask(house, market.key, pay, { input: paid });
  const lines = await linesOf(house);
  await killEverywhere(house, {
    name: 'completion',
    token: admin,
    document: setLines,
    variables: { input: { ids: lines, status: 'completed' } },
    within: 'order by o.id for update',
    grows: { order_events: 2 },
    again: 'INVALID',
  });
  const due = await ask(house, market.first.token, preview);
  const { fingerprint, sums } = due?.payoutPreview.data ?? {};
  // of the sofas; their service is not done yet
  expect(sums?.net).toBe('950.40');
  await killEverywhere(house, {
    name: 'request',
    token: market.first.token,
    document: request,
    variables: { input: { fingerprint, isFinal: true } },
    within: 'for no key update',
    grows: { notifications: 2, payout_events: 1, payout_items: 1, payouts: 1 },
    again: 'CONFLICT',
  });
  const stepTo = (payoutId: unknown, status: string, more: object = {}) => ({
    name: status,
    token: admin,
    document: take,
    variables: { input: { ids: [payoutId], status, ...more } },
    within: 'from payouts t where',
    grows: { notifications: 1, payout_events: 1 },
    again: 'the same' as const,
  });
  const [rejected] = await inHouse(house, (db) => db.selectFrom('payouts').select('id').execute());
  await killEverywhere(house, stepTo(rejected?.id, 'rejected', { reason: 'Falsches Konto' }));
  await killEverywhere(house, {
    name: 'refund',
    token: admin,
    document: refund,
    variables: { input: { externalId: 'R-1', lineId: lines[0], amount: '500.00' } },
    within: 'where id = (select order_id from',
    grows: { notifications: 1, order_events: 1, refunds: 1 },
    again: 'the same',
  });
  // the entries released by the rejection are due again, minus the refund
  const again = (await ask(house, market.first.token, preview))?.payoutPreview.data;
  expect(again?.sums.net).toBe('510.40');
  const input = { fingerprint: again?.fingerprint, isFinal: true };
  const { id } =
    (await ask(house, market.first.token, request, { input }))?.requestPayout.data ?? {};
  await killEverywhere(house, stepTo(id, 'approved'));
  const paidOn = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });
  await killEverywhere(house, stepTo(id, 'paid', { reference: 'Atrium 1', paidOn }));
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

test('killed at every step of completion, payout and refund: nothing twice, nothing lost', {
  timeout: 900_000,
}, async () => {
  const house = await createHouse();
  try {
    await killPayout(house);
  } finally {
    await house.remove();
  }
});
