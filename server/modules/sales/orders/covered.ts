import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';

/**
 * Makes a change of locked orders. Where payments cover what is owed because of it, the partners are
 * notified that the order is paid: after a payment, or after a cancellation or refund of the rest.
 */
export const notifyingCovered = async <Result>(
  trx: Trx,
  orderIds: readonly string[],
  change: () => Promise<Result>,
): Promise<Result> => {
  const { rows: uncovered } = await sql<{ id: string }>`
    select id from orders where id = any(${orderIds}::bigint[]) and not is_covered`.execute(trx);
  const result = await change();
  const ids = uncovered.map(({ id }) => id);
  if (ids.length > 0) await notifyPaid(trx, ids);
  return result;
};

/** Notifies the partners whose parts are not cancelled, of those orders that are covered now. */
const notifyPaid = async (trx: Trx, orderIds: readonly string[]): Promise<void> => {
  const { rows } = await sql<{ id: string; number: string; vendor_id: string }>`
    select o.id, o.number, p.vendor_id
    from orders o join order_parts p on p.order_id = o.id and p.status <> 'cancelled'
    where o.id = any(${orderIds}::bigint[]) and o.is_covered order by p.id`.execute(trx);
  await notify(
    trx,
    'orderPaid',
    rows.map(({ id, number, vendor_id }) => ({
      vendorId: vendor_id,
      params: { number },
      link: `/orders/details/${id}`,
    })),
  );
};
