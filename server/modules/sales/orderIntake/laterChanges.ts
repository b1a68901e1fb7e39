import { sql } from 'kysely';
import type { OrderCancellation } from '#contract/rules/sales/orderIntake.ts';
import type { Trx } from '#server/db/database.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import { lockApiKey } from '#server/modules/platform/apiKeys/keys.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import { releaseDiscount } from '#server/modules/sales/discounts/uses.ts';
import { recordEvents } from '#server/modules/sales/orders/events.ts';
import { authorOf, isOfShop, type Maker, shopOf } from './maker.ts';

/* Changes to an existing order, by its shop or by administrators. */

/** An order by its shop's own number, or for administrators by its id. */
export type OrderReference = { externalId: string } | { orderId: string };

export interface LockedOrder {
  id: string;
  number: string;
  shop_id: string | null;
  status: string;
  method: string;
  ordered_at: Date;
}

/** Locks the order for this change. A shop finds its own orders only. */
export const lockOrder = async (
  trx: Trx,
  maker: Maker,
  reference: OrderReference,
): Promise<LockedOrder> => {
  if (maker.key) await lockApiKey(trx, maker.key.id);
  return trx
    .selectFrom('orders')
    .select(['id', 'number', 'shop_id', 'status', 'method', 'ordered_at'])
    .$call((query) =>
      'externalId' in reference
        ? query
            .where('external_id', '=', reference.externalId)
            .where(isOfShop('shop_id', shopOf(maker)))
        : query.where('id', '=', reference.orderId),
    )
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
};

/** Notifies all partners of a cancelled order. */
const notifyPartners = async (trx: Trx, { id, number }: LockedOrder): Promise<void> => {
  const parts = await trx
    .selectFrom('order_parts')
    .select('vendor_id')
    .where('order_id', '=', id)
    .execute();
  await notify(
    trx,
    'orderCancelled',
    parts.map(({ vendor_id }) => ({
      vendorId: vendor_id,
      params: { number },
      link: `/orders/details/${id}`,
    })),
  );
};

/**
 * Cancels the whole order and releases its code. Cancelling again changes nothing.
 * @returns the order's id
 * @throws INVALID once any part of it has been shipped or completed
 */
export const cancelOrder = async (
  trx: Trx,
  maker: Maker,
  given: OrderCancellation & OrderReference,
): Promise<string> => {
  const order = await lockOrder(trx, maker, given);
  const { reason } = given;
  const { id, status } = order;
  if (status === 'cancelled') return id;
  await assertNothingUnderWay(trx, order);
  for (const table of ['order_lines', 'order_services'] as const) {
    await sql`
      update ${sql.table(table)} set state = 'cancelled', reason = ${reason}, state_at = now()
      where order_id = ${id} and state <> 'cancelled'`.execute(trx);
  }
  await releaseDiscount(trx, id);
  await recordEvents(trx, authorOf(maker), [{ orderId: id, kind: 'cancelled', text: reason }]);
  await notifyPartners(trx, order);
  return id;
};

const assertNothingUnderWay = async (trx: Trx, { id, number }: LockedOrder): Promise<void> => {
  const { rows } = await sql`
    select from order_lines where order_id = ${id} and state in ('shipped', 'ready', 'completed')
    union all
    select from order_services where order_id = ${id} and state = 'completed'`.execute(trx);
  if (rows.length > 0) {
    throw new DomainError('INVALID', { msg: 'error.ORDER_UNDER_WAY', args: { name: number } });
  }
};
