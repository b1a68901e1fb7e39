import { sql } from 'kysely';
import { cents } from '#contract/cart/money.ts';
import {
  isPossiblePayment,
  type OrderPayment,
  type PaymentReversal,
} from '#contract/rules/sales/payment.ts';
import type { Trx } from '#server/db/database.ts';
import { DomainError, invalid, notFound } from '#server/errors/domainError.ts';
import { notifyingCovered } from '#server/modules/sales/orders/covered.ts';
import { recordEvents } from '#server/modules/sales/orders/events.ts';
import { type LockedOrder, lockOrder, type OrderReference } from './laterChanges.ts';
import { authorColumns, authorOf, isOfShop, type Maker } from './maker.ts';

/* The payments of an order. Triggers of the database derive what is owed and owed back. */

/**
 * Whether the payment is already recorded.
 * @throws CONFLICT if its id belongs to another one
 */
const isRecorded = async (
  trx: Trx,
  { id: orderId, shop_id }: LockedOrder,
  { paymentId, amount }: OrderPayment,
): Promise<boolean> => {
  const known = await trx
    .selectFrom('order_payments')
    .select(['order_id', 'amount'])
    .where('payment_id', '=', paymentId)
    .where(isOfShop('shop_id', shop_id))
    .executeTakeFirst();
  if (!known) return false;
  if (known.order_id === orderId && cents(known.amount) === cents(amount)) return true;
  throw paidOtherwise(paymentId);
};

const paidOtherwise = (name: string) =>
  new DomainError('CONFLICT', { msg: 'error.PAYMENT_EXISTS', args: { name } });

/**
 * Records a payment of an order: part of what is owed, all of it, or more. Money that comes after the
 * cancellation is recorded as well, and owed back. Sending the same payment again changes nothing.
 * @returns the order's id
 * @throws INVALID if it was paid before the order or in the future, CONFLICT if the payment id belongs
 * to another payment
 */
export const recordPayment = async (
  trx: Trx,
  maker: Maker,
  payment: OrderPayment & OrderReference,
  now = new Date(),
): Promise<string> => {
  const { paymentId, amount, method } = payment;
  const order = await lockOrder(trx, maker, payment);
  if (await isRecorded(trx, order, payment)) return order.id;
  const paidAt = payment.paidAt ?? now.toISOString();
  if (!isPossiblePayment(paidAt, order.ordered_at.toISOString(), now)) {
    throw invalid({ paidAt: { rule: 'rules.paidAt' } });
  }
  const recorded = await notifyingCovered(trx, [order.id], () =>
    trx
      .insertInto('order_payments')
      .values({
        order_id: order.id,
        payment_id: paymentId,
        amount,
        method: method ?? order.method,
        paid_at: paidAt,
        ...authorColumns(maker),
      })
      .onConflict((conflict) =>
        conflict.columns(['payment_id', 'shop_id']).where('payment_id', 'is not', null).doNothing(),
      )
      .returning('id')
      .executeTakeFirst(),
  );
  // a concurrent payment of another order has taken the id
  if (!recorded) throw paidOtherwise(paymentId);
  await recordEvents(trx, authorOf(maker), [
    { orderId: order.id, kind: 'paid', data: { paymentId, amount } },
  ]);
  return order.id;
};

/**
 * Takes back a payment that was recorded by mistake, with an entry against it.
 * @returns the order's id
 * @throws NOT_FOUND if there is no such payment; INVALID if the customer was anonymised, who could not
 * be billed again; CONFLICT if it was taken back before
 */
export const reversePayment = async (
  trx: Trx,
  { userId }: { userId: string },
  { id, reason }: PaymentReversal,
): Promise<string> => {
  await assertNotAnonymised(trx, id);
  const held = await trx
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', '=', (given) =>
      given
        .selectFrom('order_payments')
        .select('order_id')
        .where('id', '=', id)
        .where('reversed_id', 'is', null),
    )
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  const { rows } = await sql<{ payment_id: string; amount: string }>`
    with paid as (select * from order_payments where id = ${id}),
    reversed as (
      insert into order_payments (order_id, reversed_id, amount, method, paid_at, reason, created_by)
      select order_id, id, -amount, method, paid_at, ${reason}, ${userId} from paid
      on conflict (reversed_id) do nothing returning order_id)
    select p.payment_id, p.amount::text from paid p join reversed on true`.execute(trx);
  const [payment] = rows;
  if (!payment) {
    throw new DomainError('CONFLICT', {
      msg: 'error.PAYMENT_REVERSED',
      args: { name: held.number },
    });
  }
  const { payment_id: paymentId, amount } = payment;
  await recordEvents(trx, { userId }, [
    { orderId: held.id, kind: 'paymentReversed', data: { paymentId, amount }, text: reason },
  ]);
  return held.id;
};

/** Locks the customer before the order, as anonymising does. */
const assertNotAnonymised = async (trx: Trx, paymentId: string): Promise<void> => {
  const { rows } = await sql<{ anonymised_at: Date | null }>`
    select anonymised_at from customers where id = (
      select o.customer_id from orders o join order_payments p on p.order_id = o.id
      where p.id = ${paymentId}) for share`.execute(trx);
  if (rows[0]?.anonymised_at)
    throw new DomainError('INVALID', { msg: 'error.CUSTOMER_ANONYMISED' });
};
