import { type RawBuilder, sql } from 'kysely';
import type { Order, OrderLine } from '#contract/generated/shopSchema.ts';
import { carrierNameOf, trackingUrlOf } from '#contract/rules/sales/parcel.ts';
import type { Db } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { moment } from '#server/db/moment.ts';
import { notFound } from '#server/errors/domainError.ts';
import { parcelsOfLine, type ReadParcel } from '#server/modules/sales/orders/parcels.ts';
import { shopReturnsOf } from '#server/modules/sales/orders/returns.ts';
import { repaymentsOf, settlementOf } from '#server/modules/sales/orders/settlement.ts';

const shopPayments = sql`coalesce((
  select jsonb_agg(jsonb_build_object('paymentId', p.payment_id, 'amount', p.amount::text,
    'method', p.method, 'paidAt', ${moment('p.paid_at')},
    'isReversed', exists (select from order_payments r where r.reversed_id = p.id)) order by p.id)
  from order_payments p where p.order_id = t.id and p.reversed_id is null), '[]')`;

const shopRefunds = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', r.id::text,
    'kind', case when r.is_driving then 'driving' when r.line_id is not null then 'line'
      when r.service_id is not null then 'service' else 'shipping' end,
    'index', coalesce(l.position, s.position), 'amount', r.customer_amount::text,
    'reason', r.reason, 'at', ${moment('r.at')}) order by r.id)
  from refunds r
  left join order_lines l on l.id = r.line_id left join order_services s on s.id = r.service_id
  where r.order_id = t.id), '[]')`;

const shippedOn = sql`(
  select to_char(min(e.at) at time zone 'Europe/Berlin', 'YYYY-MM-DD') from order_events e
  where e.order_id = t.id and e.kind = 'shipped' and l.id = any(e.line_ids))`;

const shopLines = sql`(
  select jsonb_agg(jsonb_build_object('vendorId', p.vendor_id::text, 'sku', l.sku, 'name', l.name,
    'quantity', l.quantity, 'unitPrice', l.unit_price::text, 'amount', l.amount::text,
    'discount', l.discount::text, 'dueOn', to_char(l.due_on, 'YYYY-MM-DD'), 'state', l.state,
    'shippedOn', ${shippedOn}, 'parcels', ${parcelsOfLine},
    'returns', ${shopReturnsOf})
    order by l.position)
  from order_lines l join order_parts p on p.id = l.part_id where l.order_id = t.id)`;

const shopServices = sql`coalesce((
  select jsonb_agg(jsonb_build_object('line', l.position, 'name', s.name,
    'performerId', p.vendor_id::text, 'cost', s.cost::text, 'state', s.state,
    'appointmentAt', ${moment('s.appointment_at')}) order by s.position)
  from order_services s join order_parts p on p.id = s.part_id
  join order_lines l on l.id = s.line_id where s.order_id = t.id), '[]')`;

const shopShipping = sql`coalesce((
  select jsonb_agg(jsonb_build_object('delivererId', p.vendor_id::text, 'type', g.type,
    'cost', g.cost::text, 'isCharged', is_charged_shipping(g.id),
    'lines', array(select l.position from order_lines l where l.shipping_id = g.id
      order by l.position)) order by g.id)
  from order_shipping g join order_parts p on p.id = g.part_id where g.order_id = t.id), '[]')`;

const shopDriving = sql`coalesce((
  select jsonb_agg(jsonb_build_object('performerId', p.vendor_id::text, 'cost', p.driving::text,
    'isCharged', is_charged_driving(p.id),
    'services', array(select s.position from order_services s where s.part_id = p.id
      order by s.position)) order by p.id)
  from order_parts p where p.order_id = t.id and p.driving > 0), '[]')`;

/** Every field; orders of earlier versions have all of them. */
const person = { salutation: '', firstname: '', lastname: '', company: '' };
const customerFields = jsonb({ ...person, email: '', phone: '', vat_id: '' });
const addressFields = jsonb({ ...person, street: '', post_code: '', city: '', country: 'DE' });

type ReadLine = Omit<OrderLine, 'parcels' | 'carrier' | 'trackingNumber'> & {
  parcels: ReadParcel[];
};
type ReadOrder = Omit<Order, 'lines'> & { lines: ReadLine[] };

/** Names and links of the parcels; the line's own carrier and number are those of the first. */
const withParcels = ({ parcels, ...line }: ReadLine): OrderLine => {
  const [first] = parcels;
  return {
    ...line,
    carrier: first ? carrierNameOf(first) : '',
    trackingNumber: first?.number ?? '',
    parcels: parcels.map((parcel) => ({
      carrier: carrierNameOf(parcel),
      number: parcel.number,
      trackingUrl: trackingUrlOf(parcel),
      quantity: parcel.quantity,
    })),
  };
};

/** Throws NOT_FOUND if the order does not exist. */
const shopOrder = async (db: Db, which: RawBuilder<unknown>): Promise<Order> => {
  const { rows } = await sql<ReadOrder>`
    select t.id, t.number, t.external_id as "externalId", t.status,
      t.payment_status as "paymentStatus", ${moment('t.ordered_at')} as "orderedAt",
      jsonb_build_object('products', t.products::text, 'discount', t.discount::text,
        'shipping', t.shipping::text, 'services', t.services::text, 'driving', t.driving::text)
        as sums,
      t.total, ${settlementOf} as settlement, ${repaymentsOf} as repayments,
      ${shopPayments} as payments, ${shopRefunds} as refunds, ${shopLines} as lines,
      ${shopServices} as services, ${shopShipping} as shipping, ${shopDriving} as driving, t.notes,
      case when c.anonymised_at is null then ${customerFields} || t.customer end as customer,
      case when c.anonymised_at is null then ${addressFields} || t.billing end as billing,
      case when c.anonymised_at is null then ${addressFields} || t.shipping_address end
        as "shippingAddress"
    from orders t join customers c on c.id = t.customer_id where ${which}`.execute(db);
  const [order] = rows;
  if (!order) throw notFound();
  return { ...order, lines: order.lines.map(withParcels) };
};

export const shopOrderById = (db: Db, id: string): Promise<Order> =>
  shopOrder(db, sql`t.id = ${id}`);

export const shopOrderByExternalId = (db: Db, shopId: string, externalId: string): Promise<Order> =>
  shopOrder(db, sql`t.external_id = ${externalId} and t.shop_id = ${shopId}`);

/** The fields of a changed order that the application shows. */
export const orderNumber = (db: Db, id: string) =>
  db.selectFrom('orders').select(['id', 'number']).where('id', '=', id).executeTakeFirstOrThrow();
