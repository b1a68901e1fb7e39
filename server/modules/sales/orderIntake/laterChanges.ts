import { sql } from 'kysely';
import { cents } from '#contract/cart/money.ts';
import type { OrderCancellation, OrderPayment } from '#contract/rules/sales/orderIntake.ts';
import type { Trx } from '#server/db/database.ts';
import { DomainError, invalid, notFound } from '#server/errors/domainError.ts';
import { lockApiKey } from '#server/modules/platform/apiKeys/keys.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import { releaseDiscount } from '#server/modules/sales/discounts/uses.ts';
import { recordEvents } from '#server/modules/sales/orders/events.ts';
import type { Maker } from './create.ts';

/* Calls of a shop for an existing order. */

interface LockedItem {
  id: string;
  number: string;
  total: string;
  status: string;
  payment_id: string | null;
  payment_status: string;
}

/** Locks the order for this change. */
const hold = async (trx: Trx, { apiKeyId }: Maker, externalId: string): Promise<LockedItem> => {
  if (apiKeyId !== undefined) await lockApiKey(trx, apiKeyId);
  return trx
    .selectFrom('orders')
    .select(['id', 'number', 'total', 'status', 'payment_id', 'payment_status'])
    .where('external_id', '=', externalId)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
};

const makerOf = ({ userId, apiKeyId }: Maker) =>
  apiKeyId === undefined ? { userId } : { apiKeyId };

/** Notifies all partners of an order. */
const notifyPartners = async (
  trx: Trx,
  kind: 'orderPaid' | 'orderCancelled',
  { id, number }: LockedItem,
): Promise<void> => {
  const parts = await trx
    .selectFrom('order_parts')
    .select('vendor_id')
    .where('order_id', '=', id)
    .execute();
  await notify(
    trx,
    kind,
    parts.map(({ vendor_id }) => ({
      vendorId: vendor_id,
      params: { number },
      link: `/orders/details/${id}`,
    })),
  );
};

/**
 * Records the payment of an order. Sending the same payment again changes nothing.
 * @returns the order's id
 * @throws INVALID for an amount other than the total or for a cancelled order, CONFLICT if another
 * payment is already recorded
 */
export const recordPayment = async (
  trx: Trx,
  maker: Maker,
  { externalId, paymentId, amount, paidAt }: OrderPayment,
): Promise<string> => {
  const order = await hold(trx, maker, externalId);
  const { id, number, total, status, payment_status } = order;
  if (payment_status !== 'pending') {
    if (order.payment_id === paymentId && cents(total) === cents(amount)) return id;
    throw new DomainError('CONFLICT', {
      msg: 'error.ORDER_PAID_OTHERWISE',
      args: { name: number },
    });
  }
  if (status === 'cancelled') {
    throw new DomainError('INVALID', { msg: 'error.ORDER_CANCELLED', args: { name: number } });
  }
  if (cents(total) !== cents(amount)) throw invalid({ amount: { rule: 'rules.paymentAmount' } });
  await sql`
    update orders set payment_status = 'paid', payment_id = ${paymentId},
      paid_at = coalesce(${paidAt}::timestamptz, now()), version = version + 1, updated_at = now()
    where id = ${id}`.execute(trx);
  await recordEvents(trx, makerOf(maker), [{ orderId: id, kind: 'paid', data: { paymentId } }]);
  await notifyPartners(trx, 'orderPaid', order);
  return id;
};

/**
 * Cancels the whole order and releases its code. Cancelling again changes nothing.
 * @returns the order's id
 * @throws INVALID once any part of it has been shipped or completed
 */
export const cancelOrder = async (
  trx: Trx,
  maker: Maker,
  { externalId, reason }: OrderCancellation,
): Promise<string> => {
  const order = await hold(trx, maker, externalId);
  const { id, number, status } = order;
  if (status === 'cancelled') return id;
  await assertNothingUnderWay(trx, order);
  for (const table of ['order_lines', 'order_services'] as const) {
    await sql`
      update ${sql.table(table)} set state = 'cancelled', reason = ${reason}, state_at = now()
      where order_id = ${id} and state <> 'cancelled'`.execute(trx);
  }
  await releaseDiscount(trx, id);
  await recordEvents(trx, makerOf(maker), [{ orderId: id, kind: 'cancelled', text: reason }]);
  await notifyPartners(trx, 'orderCancelled', { ...order, number });
  return id;
};

const assertNothingUnderWay = async (trx: Trx, { id, number }: LockedItem): Promise<void> => {
  const { rows } = await sql`
    select from order_lines where order_id = ${id} and state in ('shipped', 'ready', 'completed')
    union all
    select from order_services where order_id = ${id} and state = 'completed'`.execute(trx);
  if (rows.length > 0) {
    throw new DomainError('INVALID', { msg: 'error.ORDER_UNDER_WAY', args: { name: number } });
  }
};
