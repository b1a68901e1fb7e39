import { sql } from 'kysely';
import { cents } from '#contract/cart/money.ts';
import { refundOf } from '#contract/cart/refund.ts';
import type { Refund } from '#contract/generated/schema.ts';
import type { NewRefund } from '#contract/rules/sales/payout.ts';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError, invalid, notFound } from '#server/errors/domainError.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import { notifyingCovered } from '#server/modules/sales/orders/covered.ts';
import { recordEvents } from '#server/modules/sales/orders/events.ts';
import { lockRefundable, type Refundable, remainderOf } from './refundable.ts';

interface Found extends Refund {
  is_same: boolean;
}

/**
 * The refund with this external id, if it exists.
 * @throws CONFLICT if it differs
 */
const refundLike = async (trx: Trx, refund: NewRefund): Promise<Refund | null> => {
  const { externalId, lineId, serviceId, shippingId, drivingPartId, amount, reason } = refund;
  const { rows } = await sql<Found>`
    select r.id, r.amount::text, r.customer_amount::text as "customerAmount", r.commission::text,
      r.net::text, o.payment_status as "paymentStatus",
      (r.line_id is not distinct from ${lineId} and r.service_id is not distinct from ${serviceId}
        and r.shipping_id is not distinct from ${shippingId}
        and case when r.is_driving then r.part_id end is not distinct from ${drivingPartId}
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

/** A refund of a thing: EUR net, before discount. */
export interface Refunding {
  thing: Refundable;
  amount: string;
  externalId: string;
  reason: string;
  /** The return that it refunds. */
  returnId?: string;
}

const columnOf = {
  line: 'line_id',
  service: 'service_id',
  shipping: 'shipping_id',
  driving: null,
} as const;

/** @returns the ids of the refunds made, in order; fewer if an external id was taken meanwhile */
const insertRefunds = async (
  { trx, viewer }: Pick<Writing, 'trx' | 'viewer'>,
  refundings: readonly Refunding[],
) => {
  const rows = refundings.map(({ thing, amount, externalId, reason, returnId = null }) => {
    const { customer, commission, net } = refundOf(thing, thing.before, amount);
    const column = columnOf[thing.kind];
    return {
      external_id: externalId,
      order_id: thing.order_id,
      part_id: thing.part_id,
      is_driving: column === null,
      ...(column !== null && { [column]: thing.id }),
      ...{ amount, customer_amount: customer, commission, net, reason },
      return_id: returnId,
      created_by: viewer.userId,
    };
  });
  const { rows: made } = await sql<Omit<Refund, 'paymentStatus'>>`
    insert into refunds (external_id, order_id, part_id, line_id, service_id, shipping_id, is_driving,
      amount, customer_amount, commission, net, reason, return_id, created_by)
    select external_id, order_id, part_id, line_id, service_id, shipping_id, is_driving, amount,
      customer_amount, commission, net, reason, return_id, created_by
    from jsonb_populate_recordset(null::refunds, ${jsonb(rows)})
    on conflict (external_id) do nothing
    returning id, amount::text, customer_amount::text as "customerAmount", commission::text,
      net::text`.execute(trx);
  return made;
};

/** Records refunds of one order, in its timeline and for the partners. */
export const recordRefunds = async (
  { trx, viewer }: Pick<Writing, 'trx' | 'viewer'>,
  number: string,
  refundings: readonly Refunding[],
): Promise<Omit<Refund, 'paymentStatus'>[]> => {
  const orderIds = refundings.map(({ thing }) => thing.order_id);
  const made = await notifyingCovered(trx, orderIds, () =>
    insertRefunds({ trx, viewer }, refundings),
  );
  // a concurrent refund of another order has taken the id
  if (made.length < refundings.length) throw existsOtherwise();
  await recordEvents(
    trx,
    { userId: viewer.userId },
    refundings.map(({ thing, reason }, index) => ({
      orderId: thing.order_id,
      partId: thing.part_id,
      kind: 'refunded',
      ...(thing.kind === 'line' && { lineIds: [thing.id] }),
      ...(thing.kind === 'service' && { serviceIds: [thing.id] }),
      data: {
        amount: made[index]?.amount,
        customerAmount: made[index]?.customerAmount,
        of: thing.kind,
      },
      text: reason,
    })),
  );
  await notify(
    trx,
    'refundRecorded',
    refundings.map(({ thing: { vendor_id: vendorId, order_id: orderId } }, index) => ({
      vendorId,
      params: { number, amount: made[index]?.amount ?? '', net: made[index]?.net ?? '' },
      link: `/orders/details/${orderId}`,
    })),
  );
  return made;
};

const assertRefundable = (thing: Refundable, amount: string): void => {
  if (thing.is_cancelled) {
    throw new DomainError('INVALID', {
      msg: 'error.REFUND_CANCELLED',
      args: { name: thing.name },
    });
  }
  const left = remainderOf(thing);
  if (cents(amount) > cents(left)) {
    throw invalid({ amount: { rule: 'rules.refundAtMost', limit: Number(left) } });
  }
};

const orderOf = (trx: Trx, id: string) =>
  trx
    .selectFrom('orders')
    .select(['number', 'payment_status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);

/** @throws INVALID if nothing was paid */
export const assertPaid = async (trx: Trx, orderId: string): Promise<string> => {
  const { number, payment_status } = await orderOf(trx, orderId);
  if (payment_status !== 'pending') return number;
  throw new DomainError('INVALID', { msg: 'error.ORDER_NOT_PAID', args: { name: number } });
};

/**
 * Records a refund of a line, a service, shipping or driving; of two concurrent refunds, the second
 * sees what the first one has left. The customer is owed the amount, and the partner's ledger follows.
 * Sending the same refund again returns the existing one.
 * @throws INVALID for more than the remaining amount, for something cancelled, or if nothing was paid;
 * CONFLICT if a different refund has the same external id
 */
export const createRefund = async (
  { trx, viewer }: Pick<Writing, 'trx' | 'viewer'>,
  refund: NewRefund,
): Promise<Refund> => {
  const { externalId, amount, reason } = refund;
  const thing = await lockRefundable(trx, refund);
  if (thing === null) throw notFound();
  const known = await refundLike(trx, refund);
  if (known !== null) return known;
  const number = await assertPaid(trx, thing.order_id);
  assertRefundable(thing, amount);
  const [made] = await recordRefunds({ trx, viewer }, number, [
    { thing, amount, externalId, reason },
  ]);
  if (!made) throw existsOtherwise();
  const { payment_status: paymentStatus } = await orderOf(trx, thing.order_id);
  return { ...made, paymentStatus };
};
