import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import { createRefund } from '#server/modules/sales/payouts/refunds.ts';
import { administrator } from './administrator.ts';

interface Thing {
  order_id: string;
  line_id: string | null;
  service_id: string | null;
  amount: string;
}

/**
 * Refunds one of the latest two completed and paid orders partly, which is paid back, and the other
 * completely, which is still owed.
 */
export const insertRefunds = async (trx: Trx): Promise<void> => {
  const { rows } = await sql<Thing>`
    with latest as (
      select id from orders where status = 'completed' and payment_status = 'paid'
      order by ordered_at desc limit 2)
    select x.* from (
      select order_id, id as line_id, null::bigint as service_id, amount from order_lines
      union all
      select order_id, null, id, cost from order_services) x
    join latest l on l.id = x.order_id order by x.order_id, x.line_id nulls last`.execute(trx);
  const viewer = await administrator(trx);
  const [first] = rows;
  if (!first || !viewer) return;
  const refund = (
    { line_id: lineId, service_id: serviceId }: Thing,
    amount: string,
    reason: string,
  ) => {
    const externalId = `DEMO-${lineId ?? ''}-${serviceId ?? ''}`;
    const of = { lineId, serviceId, shippingId: null, drivingPartId: null };
    return createRefund({ trx, viewer }, { externalId, ...of, amount, reason });
  };
  await refund(first, '10.00', 'Kratzer am Rahmen');
  await sql`
    update repayments set state = 'repaid', repaid_on = current_date, reference = 'Atrium ' || id,
      closed_at = now()
    where order_id = ${first.order_id} and state = 'owed'`.execute(trx);
  const whole = rows.filter(({ order_id }) => order_id !== first.order_id);
  for (const thing of whole) await refund(thing, thing.amount, 'Zurückgeschickt');
  await sql`delete from notifications where kind = 'refundRecorded'`.execute(trx);
};
