import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';

const dayMs = 86_400_000;

export interface DemoOrder {
  id: string;
  /** The order's number, counted from 1, oldest first. */
  number: number;
  orderedAt: Date;
}

type Step = (trx: Trx, order: DemoOrder, at: Date) => Promise<unknown>;

/** A user of the partner that has the part. */
const userOf = (part: string): RawBuilder<unknown> => sql`(
  select min(u.id) from users u join order_parts p on p.vendor_id = u.vendor_id
  where p.id = ${sql.ref(part)})`;

/** Pays a share of the total. */
const paying =
  (share: number): Step =>
  (trx, { id }, at) =>
    sql`
  with paid as (
    insert into order_payments (order_id, payment_id, amount, method, paid_at, at)
    select id, 'PAY-' || id, round(total * ${share}::numeric, 2), method, ${at}, ${at}
    from orders where id = ${id}
    returning order_id, payment_id, amount)
  insert into order_events (order_id, kind, data, at)
  select order_id, 'paid', jsonb_build_object('paymentId', payment_id, 'amount', amount), ${at}
  from paid`.execute(trx);

/** All lines of an order; lines for collection become ready instead of shipped. */
const setLineStates =
  (state: 'confirmed' | 'shipped' | 'completed' | 'cancelled', reason = ''): Step =>
  (trx, { id }, at) =>
    sql`
    with moved as (
      update order_lines set state_at = ${at}, reason = ${reason},
        state = case when ${state} = 'shipped' and shipping_id is null then 'ready'
          else ${state} end
      where order_id = ${id} and state not in ('completed', 'cancelled')
      returning id, order_id, deliverer_part_id as part_id, state,
        '00340434' || lpad(id::text, 12, '0') as number),
    parcels as (
      insert into order_parcels (order_id, line_id, carrier, number)
      select order_id, id, 'dhl', number from moved where state = 'shipped')
    insert into order_events (order_id, part_id, kind, line_ids, data, text, user_id, at)
    select ${id}, part_id, state, array_agg(id),
      case when state = 'shipped' then jsonb_build_object('parcels', jsonb_agg(jsonb_build_object(
        'id', null, 'carrier', 'dhl', 'carrierName', '', 'number', number, 'link', '',
        'quantity', null) order by id)) else '{}' end,
      ${reason}, ${userOf('moved.part_id')}, ${at}
    from moved group by part_id, state`.execute(trx);

const moveServices =
  (state: 'scheduled' | 'completed' | 'cancelled', reason = ''): Step =>
  (trx, { id, orderedAt }, at) =>
    sql`
    with moved as (
      update order_services set state = ${state}, state_at = ${at}, reason = ${reason},
        appointment_at = case when ${state} = 'scheduled'
          then date_trunc('day', ${orderedAt}::timestamptz) + interval '9 days 9 hours'
          else appointment_at end
      where order_id = ${id} and state not in ('completed', 'cancelled')
      returning id, part_id, state, appointment_at)
    insert into order_events (order_id, part_id, kind, service_ids, data, text, user_id, at)
    select ${id}, part_id, state, array_agg(id),
      case when state = 'scheduled' then jsonb_build_object('appointmentAt',
        ${moment(sql`min(appointment_at)`)}) else '{}' end,
      ${reason}, ${userOf('moved.part_id')}, ${at}
    from moved group by part_id, state`.execute(trx);

const pay = paying(1);

const withdrawn = 'Vom Kunden widerrufen';

/** The usual steps of an order, by the number of days after it. */
const usual: readonly (readonly [days: number, step: Step])[] = [
  [0.2, pay],
  [1, setLineStates('confirmed')],
  [2, moveServices('scheduled')],
  [4, setLineStates('shipped')],
  [9.5, moveServices('completed')],
  [10, setLineStates('completed')],
];
const unpaid = usual.slice(1);
const paidInPart = [[0.2, paying(0.5)], ...unpaid] as const;
const cancelled = [
  [1, setLineStates('cancelled', withdrawn)],
  [1, moveServices('cancelled', withdrawn)],
] as const;
const paidAndCancelled = [[0.2, pay], ...cancelled] as const;
/** Confirmed and not processed any further. */
const late = usual.slice(0, 2);

const historyOf = ({ number, orderedAt }: DemoOrder) => {
  const age = (Date.now() - orderedAt.getTime()) / dayMs;
  if (number % 9 === 0) return number % 18 === 0 ? paidAndCancelled : cancelled;
  if (age > 20 && age < 30) return late;
  if (number % 11 === 0) return number % 22 === 0 ? paidInPart : unpaid;
  return usual;
};

/** Advances the orders to today's state and writes their timelines. */
export const advanceOrders = async (trx: Trx, orders: readonly DemoOrder[]): Promise<void> => {
  for (const order of orders) {
    for (const [days, step] of historyOf(order)) {
      const at = new Date(order.orderedAt.getTime() + days * dayMs);
      if (at.getTime() < Date.now()) await step(trx, order, at);
    }
  }
  await sql`
    update orders o set moved_at = e.at
    from (select order_id, max(at) as at from order_events group by order_id) e
    where e.order_id = o.id`.execute(trx);
  await sql`
    update order_parts p set closed_at = o.moved_at
    from orders o where o.id = p.order_id and p.closed_at is not null`.execute(trx);
  // the orders are a year old and need no notification
  await sql`delete from notifications where kind = 'orderReceived'`.execute(trx);
};
