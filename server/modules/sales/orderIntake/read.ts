import { type RawBuilder, sql } from 'kysely';
import type { ShopOrder } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import { notFound } from '#server/errors/domainError.ts';

/** Throws NOT_FOUND if the order does not exist. */
const shopOrder = async (db: Db, which: RawBuilder<unknown>): Promise<ShopOrder> => {
  const { rows } = await sql<ShopOrder>`
    select t.id, t.number, t.external_id as "externalId", t.status,
      t.payment_status as "paymentStatus", to_json(t.ordered_at) #>> '{}' as "orderedAt",
      jsonb_build_object('products', t.products::text, 'discount', t.discount::text,
        'shipping', t.shipping::text, 'services', t.services::text, 'driving', t.driving::text)
        as sums,
      t.total,
      (select jsonb_agg(jsonb_build_object('vendorId', p.vendor_id::text, 'sku', l.sku,
          'quantity', l.quantity, 'unitPrice', l.unit_price::text, 'amount', l.amount::text,
          'discount', l.discount::text, 'dueOn', to_char(l.due_on, 'YYYY-MM-DD'), 'state', l.state,
          'carrier', l.carrier, 'trackingNumber', l.tracking_number) order by l.position)
        from order_lines l join order_parts p on p.id = l.part_id where l.order_id = t.id) as lines,
      coalesce((select jsonb_agg(jsonb_build_object('line', l.position, 'name', s.name,
          'performerId', p.vendor_id::text, 'cost', s.cost::text, 'state', s.state,
          'appointmentAt', to_json(s.appointment_at) #>> '{}') order by s.position)
        from order_services s join order_parts p on p.id = s.part_id
        join order_lines l on l.id = s.line_id where s.order_id = t.id), '[]') as services
    from orders t where ${which}`.execute(db);
  const [order] = rows;
  if (!order) throw notFound();
  return order;
};

export const shopOrderById = (db: Db, id: string): Promise<ShopOrder> =>
  shopOrder(db, sql`t.id = ${id}`);

export const shopOrderByExternalId = (db: Db, externalId: string): Promise<ShopOrder> =>
  shopOrder(db, sql`t.external_id = ${externalId}`);
