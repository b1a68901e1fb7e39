import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import { recordPayment, reversePayment } from '#server/modules/sales/orderIntake/payments.ts';
import { type Order, settlementOf } from './books.ts';
import { type Desk, done, refuse, type Step, uniqueId } from './desk.ts';
import { euros } from './orders.ts';

const payment = ({ externalId }: Order, paymentId: string, amount: number) => ({
  ...{ externalId, paymentId, amount: euros(amount), method: null, paidAt: null },
});

export const pay = async (desk: Desk, order: Order, amount: number): Promise<void> => {
  const id = uniqueId();
  await done(desk, (trx) => recordPayment(trx, desk.admin, payment(order, id, amount)));
  order.payments.push({ id, amount, isReversed: false });
};

/** A part of the open amount, all of it or more; sometimes a single cent. */
export const paySome: Step = async (desk, order, random) => {
  const { open } = settlementOf(order);
  const most = Math.max(open, 100);
  const kind = random.below(10);
  if (kind < 2) return pay(desk, order, 1);
  if (kind < 5) return pay(desk, order, random.between(1, most));
  if (kind < 7) return pay(desk, order, most + random.between(1, 20_000));
  if (open > 0) await pay(desk, order, open);
};

/** The same payment again changes nothing; its id with another amount is refused. */
export const payAgain: Step = async (desk, order, random) => {
  if (order.payments.length === 0) return;
  const { id, amount } = random.pick(order.payments);
  await done(desk, (trx) => recordPayment(trx, desk.admin, payment(order, id, amount)));
  await refuse(desk, (trx) => recordPayment(trx, desk.admin, payment(order, id, amount + 1)));
};

export const takeBack: Step = async (desk, order, random) => {
  const kept = order.payments.filter(({ isReversed }) => !isReversed);
  if (kept.length === 0) return;
  const chosen = random.pick(kept);
  const { rows } = await sql<{ id: string }>`
    select id from order_payments where payment_id = ${chosen.id}`.execute(desk.db);
  const input = { id: rows[0]?.id as string, reason: 'Falsch' };
  const reverse = (trx: Trx) => reversePayment(trx, desk.admin, input);
  await done(desk, reverse);
  chosen.isReversed = true;
  if (random.chance(0.1)) await refuse(desk, reverse);
};
