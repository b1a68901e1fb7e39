import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, inTransaction } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { closeMonth } from '#server/modules/sales/ledgerStatements/closing.ts';
import { createCustomer } from '#tests/factories/orders.ts';
import { createUser } from '#tests/factories/people.ts';
import { monthBefore } from '#tests/support/bookings.ts';
import { cloneTemplate } from '#tests/support/template.ts';
import { type Order, settlementOf } from './support/ledger/books.ts';
import {
  checkDays,
  checkOnce,
  checkOrders,
  checkStatements,
  checkWhole,
} from './support/ledger/checks.ts';
import type { Desk, Step } from './support/ledger/desk.ts';
import { draftOrder } from './support/ledger/orders.ts';
import { createPartner, earningsOf, type Partner, payOut } from './support/ledger/partners.ts';
import { pay } from './support/ledger/payments.ts';
import { type Random, randomOf } from './support/ledger/random.ts';
import { insertOrders } from './support/ledger/rows.ts';
import { moveItems, moveToMonth, repaySome } from './support/ledger/sets.ts';
import { randomStep } from './support/ledger/steps.ts';

const seed = Number(process.env.TEST_SEED ?? 1);
const template = inject('template');
/** The embedded database is for one user. */
const count = 'dump' in template ? 1_500 : 10_000;
const partnerCount = 12;
const monthsBack = 6;
/** Orders are changed in parallel, as by several users. */
const lanes = 'dump' in template ? 1 : 4;

let database: Database;
beforeAll(async () => {
  database = await cloneTemplate(template);
});
afterAll(() => database.close());

const open = async (): Promise<{ desk: Desk; partners: Partner[] }> => {
  const { db } = database;
  const { id: userId } = await createUser(db);
  const admin: Viewer = {
    ...{ userId, portal: 'admin', roles: [], manufacturerId: null, vendorId: null },
  };
  const partners: Partner[] = [];
  for (let n = 0; n < partnerCount; n += 1) partners.push(await createPartner(db));
  return { desk: { db, admin, refused: new Map() }, partners };
};

const takeIn = async ({ db }: Desk, partners: readonly Partner[]): Promise<Map<string, Order>> => {
  const vendors = partners.map(({ vendorId }) => vendorId);
  const customer = await createCustomer(db);
  const drafts = Array.from({ length: count }, (_, n) =>
    draftOrder(randomOf(seed + n), n + 1, vendors),
  );
  for (let from = 0; from < count; from += 1_000) {
    await insertOrders(db, drafts.slice(from, from + 1_000), customer);
  }
  return new Map(drafts.map(({ order }) => [order.id, order]));
};

/** Takes a random step with some of the orders, several at once. */
const stepAll = async (
  desk: Desk,
  orders: readonly Order[],
  random: Random,
  step: Step,
): Promise<void> => {
  const queue = orders.map((order) => ({ order, own: randomOf(random.below(2 ** 31)) }));
  const lane = async (): Promise<void> => {
    for (let next = queue.pop(); next; next = queue.pop()) await step(desk, next.order, next.own);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};

/** Pays the rest of most orders. */
const payRest: Step = async (desk, order, random) => {
  const { open: left } = settlementOf(order);
  if (left > 0 && random.chance(0.9)) await pay(desk, order, left);
};

test(`${count} random orders: customers, partners and the marketplace hold what was paid (TEST_SEED=${seed})`, {
  timeout: 1_800_000,
}, async () => {
  const random = randomOf(seed);
  const { desk, partners } = await open();
  const { db, admin: viewer } = desk;
  const orders = await takeIn(desk, partners);
  const all = [...orders.values()];
  const months: string[] = [];
  const close = async (nth: number): Promise<void> => {
    const month = months[nth] as string;
    await inTransaction(db, (trx) => closeMonth({ trx, viewer }, { month, isFinal: true }));
    await checkStatements(db, month, nth, partners);
  };
  for (let n = monthsBack; n > 0; n -= 1) {
    const month = await monthBefore(db, n);
    months.push(month);
    const isLast = n === 1;
    await stepAll(
      desk,
      all.filter(() => random.chance(0.6)),
      random,
      randomStep,
    );
    await moveItems(desk, all, random, isLast ? 1 : 0.25);
    if (isLast) await stepAll(desk, all, random, payRest);
    await repaySome(desk, orders, random, 0.5);
    for (const partner of partners) {
      await payOut(desk, partner, all, random);
      partner.months.push({ earned: earningsOf(partner, all), paid: partner.paid });
    }
    await moveToMonth(db, month, seed + n);
    // entries of the next month exist when one is closed
    if (months.length > 1) await close(months.length - 2);
  }
  await close(months.length - 1);
  await checkOrders(db, orders);
  await checkOnce(db, orders);
  await checkWhole(db, orders);
  for (const partner of partners) await checkDays(db, months, partner);
  // what must be refused was tried in several ways
  expect(desk.refused.size).toBeGreaterThan(5);
});
