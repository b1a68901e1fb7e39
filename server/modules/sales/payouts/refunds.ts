import { sql } from 'kysely';
import { cents, decimal } from '#contract/cart/money.ts';
import { type Refund as Amounts, refundOf } from '#contract/cart/refund.ts';
import type { Refund } from '#contract/generated/schema.ts';
import type { NewRefund } from '#contract/rules/sales/payout.ts';
import type { Trx } from '#server/db/database.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError, invalid, notFound } from '#server/errors/domainError.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import { recordEvents } from '#server/modules/sales/orders/events.ts';

interface Refunded {
  order_id: string;
  part_id: string;
  vendor_id: string;
  number: string;
  payment_status: string;
  amount: string;
  discount: string;
  commission: string;
  /** The amount refunded earlier. */
  before: string;
}

/** Locks the order of a line or service. */
const hold = async (trx: Trx, { lineId, serviceId }: NewRefund): Promise<Refunded> => {
  const things =
    lineId === null
      ? sql`select id, order_id, part_id, cost as amount, 0.00 as discount, commission
          from order_services where id = ${serviceId}`
      : sql`select id, order_id, part_id, amount, discount, commission
          from order_lines where id = ${lineId}`;
  // the order is locked first, as in every other change of it
  await sql`select from orders where id = (select order_id from (${things}) x) for update`.execute(
    trx,
  );
  const { rows } = await sql<Refunded>`
    select x.order_id, x.part_id, p.vendor_id, o.number, o.payment_status, x.amount::text,
      x.discount::text, x.commission::text,
      (select coalesce(sum(r.amount), 0.00)::text from refunds r
        where ${lineId === null ? sql`r.service_id` : sql`r.line_id`} = x.id) as before
    from (${things}) x join orders o on o.id = x.order_id join order_parts p on p.id = x.part_id`.execute(
    trx,
  );
  const [thing] = rows;
  if (!thing) throw notFound();
  return thing;
};

/**
 * The refund with this external id, if it exists.
 * @throws CONFLICT if it differs
 */
const refundLike = async (trx: Trx, refund: NewRefund): Promise<Refund | null> => {
  const { externalId, lineId, serviceId, amount, reason } = refund;
  const { rows } = await sql<Refund & { is_same: boolean }>`
    select r.id, r.amount::text, r.customer_amount::text as "customerAmount", r.commission::text,
      r.net::text, o.payment_status as "paymentStatus",
      (r.line_id is not distinct from ${lineId} and r.service_id is not distinct from ${serviceId}
        and r.amount = ${amount} and r.reason = ${reason}) as is_same
    from refunds r join orders o on o.id = r.order_id
    where r.external_id = ${externalId}`.execute(trx);
  const [found] = rows;
  if (!found) return null;
  const { is_same: isSame, ...known } = found;
  if (!isSame) throw existsOtherwise();
  return known;
};

const existsOtherwise = () => new DomainError('CONFLICT', { msg: 'error.REFUND_EXISTS' });

const amountsOf = (thing: Refunded, amount: string): Amounts => {
  const left = cents(thing.amount) - cents(thing.before);
  if (cents(amount) > left) {
    throw invalid({ amount: { rule: 'rules.refundAtMost', limit: Number(decimal(left)) } });
  }
  return refundOf(thing, thing.before, amount);
};

/**
 * Records a refund of a line or service; of two concurrent refunds, the second sees what the first
 * one has left. Once all goods and services are refunded, the order is too. Sending the same refund
 * again returns the existing one.
 * @throws INVALID for more than the remaining amount, or if nothing was paid; CONFLICT if a
 * different refund has the same external id
 */
export const createRefund = async (
  { trx, viewer }: Pick<Writing, 'trx' | 'viewer'>,
  refund: NewRefund,
): Promise<Refund> => {
  const { externalId, lineId, serviceId, amount, reason } = refund;
  const thing = await hold(trx, refund);
  const { order_id: orderId, part_id: partId, vendor_id: vendorId, number } = thing;
  const known = await refundLike(trx, refund);
  if (known !== null) return known;
  if (thing.payment_status === 'pending') {
    throw new DomainError('INVALID', { msg: 'error.ORDER_NOT_PAID', args: { name: number } });
  }
  const { customer, commission, net } = amountsOf(thing, amount);
  const made = await trx
    .insertInto('refunds')
    .values({
      external_id: externalId,
      order_id: orderId,
      part_id: partId,
      line_id: lineId,
      service_id: serviceId,
      amount,
      customer_amount: customer,
      commission,
      net,
      reason,
      created_by: viewer.userId,
    })
    .onConflict((conflict) => conflict.column('external_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  // a concurrent refund of another order has taken the id
  if (!made) throw existsOtherwise();
  const paymentStatus = await setPaymentStatus(trx, orderId);
  await recordEvents(trx, { userId: viewer.userId }, [
    {
      orderId,
      partId,
      kind: 'refunded',
      ...(lineId !== null && { lineIds: [lineId] }),
      ...(serviceId !== null && { serviceIds: [serviceId] }),
      data: { amount, customerAmount: customer },
      text: reason,
    },
  ]);
  await notify(trx, 'refundRecorded', [
    { vendorId, params: { number, amount, net }, link: `/orders/details/${orderId}` },
  ]);
  return { id: made.id, amount, customerAmount: customer, commission, net, paymentStatus };
};

const setPaymentStatus = async (trx: Trx, orderId: string): Promise<string> => {
  const { rows } = await sql<{ payment_status: string }>`
    update orders o set version = version + 1, updated_at = now(),
      payment_status = case when o.products + o.services <=
        (select sum(r.amount) from refunds r where r.order_id = o.id)
        then 'refunded' else 'partly_refunded' end
    where o.id = ${orderId} returning payment_status`.execute(trx);
  return rows[0]?.payment_status ?? '';
};
