import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { cents, decimal } from '#contract/cart/money.ts';
import type { NewRefund } from '#contract/rules/sales/payout.ts';
import type { Trx } from '#server/db/database.ts';

/** A refundable part of an order: a line, a service, the shipping of a group, or driving. */
export interface Refundable {
  kind: 'line' | 'service' | 'shipping' | 'driving';
  /** Of the line, the service, the shipping group, or the part that drives. */
  id: string;
  name: string;
  order_id: string;
  part_id: string;
  vendor_id: string;
  partner_name: string;
  is_cancelled: boolean;
  amount: string;
  discount: string;
  commission: string;
  /** The amount refunded earlier. */
  before: string;
}

/** All that order `orderId` came to, with the amounts refunded so far. */
const thingsOf = (orderId: RawBuilder<unknown>) => sql`
  select x.*, p.vendor_id, p.partner_name
  from (
    select 'line' as kind, id, name, order_id, part_id, state = 'cancelled' as is_cancelled, amount,
      discount, commission, position as place
    from order_lines where order_id = ${orderId}
    union all
    select 'service', id, name, order_id, part_id, state = 'cancelled', cost, 0, commission, position
    from order_services where order_id = ${orderId}
    union all
    select 'shipping', id, template_name, order_id, part_id, not is_charged_shipping(id), cost, 0, 0, 0
    from order_shipping where order_id = ${orderId} and cost > 0
    union all
    select 'driving', id, '', order_id, id, not is_charged_driving(id), driving, 0, 0, 0
    from order_parts where order_id = ${orderId} and driving > 0) x
  join order_parts p on p.id = x.part_id`;

const read = async (trx: Trx, orderId: RawBuilder<unknown>, condition: RawBuilder<unknown>) => {
  const { rows } = await sql<Refundable>`
    select x.kind, x.id, x.name, x.order_id, x.part_id, x.vendor_id, x.partner_name, x.is_cancelled,
      x.amount::text, x.discount::text, x.commission::text,
      (select coalesce(sum(r.amount), 0.00)::text from refunds r
        where r.order_id = x.order_id and case x.kind when 'line' then r.line_id = x.id
          when 'service' then r.service_id = x.id when 'shipping' then r.shipping_id = x.id
          else r.is_driving and r.part_id = x.part_id end) as before
    from (${thingsOf(orderId)}) x where ${condition}
    order by x.part_id, x.kind, x.place, x.id`.execute(trx);
  return rows;
};

/** Everything of an order that can be refunded. */
export const refundablesOf = (trx: Trx, orderId: string): Promise<Refundable[]> =>
  read(trx, sql`${orderId}::bigint`, sql`true`);

/** The id of the refunded part, and its kind. */
const refundedThing = ({ lineId, serviceId, shippingId, drivingPartId }: NewRefund) => {
  if (lineId !== null) return { kind: 'line', id: lineId, table: 'order_lines' } as const;
  if (serviceId !== null)
    return { kind: 'service', id: serviceId, table: 'order_services' } as const;
  return shippingId !== null
    ? ({ kind: 'shipping', id: shippingId, table: 'order_shipping' } as const)
    : ({ kind: 'driving', id: drivingPartId, table: 'order_parts' } as const);
};

/** Locks the order and reads what the refund is of; null if there is no such thing. */
export const lockRefundable = async (trx: Trx, refund: NewRefund): Promise<Refundable | null> => {
  const { kind, id, table } = refundedThing(refund);
  const orderId = sql`(select order_id from ${sql.table(table)} where id = ${id})`;
  // the order is locked first, as in every other change of it
  await sql`select from orders where id = ${orderId} for update`.execute(trx);
  const [found] = await read(trx, orderId, sql`x.kind = ${kind} and x.id = ${id}`);
  return found ?? null;
};

/** The amount that is not refunded yet, EUR net and before discount. */
export const remainderOf = ({ amount, before }: Pick<Refundable, 'amount' | 'before'>): string =>
  decimal(cents(amount) - cents(before));

/** Something with the amount that is left of it. */
export interface Left {
  thing: Refundable;
  amount: string;
}

/** The parts that are neither cancelled nor completely refunded. */
export const leftOf = (things: readonly Refundable[]): Left[] =>
  things
    .filter((thing) => !thing.is_cancelled && cents(remainderOf(thing)) > 0n)
    .map((thing) => ({ thing, amount: remainderOf(thing) }));

/** Changes as soon as something of it is refunded or cancelled. */
export const fingerprintOf = (
  left: readonly { thing: Pick<Refundable, 'kind' | 'id'>; amount: string }[],
): string =>
  createHash('md5')
    .update(left.map(({ thing: { kind, id }, amount }) => `${kind} ${id} ${amount}`).join())
    .digest('hex');
