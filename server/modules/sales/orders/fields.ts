import { type RawBuilder, sql } from 'kysely';
import type { Order } from '#contract/generated/schema.ts';
import { moment } from '#server/db/moment.ts';
import type { Viewer } from '#server/graphql/context.ts';
import {
  isAdmin,
  isFaded,
  isHandedOver,
  isOverdue,
  isOwnLine,
  isPerformed,
  isSold,
  ownPart,
} from './conditions.ts';
import { parcelsOfEvent, parcelsOfLine, removedParcelsOfEvent } from './parcels.ts';
import { returnsOf } from './returns.ts';
import { textOf } from './texts.ts';

type Field<Name extends keyof Order> = RawBuilder<Order[Name]>;

/* The contents of an order `t` that the viewer may see. */

const amounts = (alias: string, ...columns: string[]) =>
  sql.join(
    columns.flatMap((column) => [sql.lit(column), sql`${sql.ref(`${alias}.${column}`)}::text`]),
  );

const refundedOf = (condition: ReturnType<typeof sql>) => sql`coalesce((
  select sum(r.amount) from refunds r where ${condition}), 0)::numeric(12, 2)::text`;

const ifAdmin = (viewer: Viewer, value: RawBuilder<unknown>) =>
  isAdmin(viewer) ? value : sql`null`;

export const partsOf = (viewer: Viewer): Field<'parts'> => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', p.id::text, 'vendorId', p.vendor_id::text,
    'partnerName', p.partner_name, 'role', p.role, 'status', p.status, 'tier', p.tier,
    'drivingRefunded', ${refundedOf(sql`r.is_driving and r.part_id = p.id`)},
    ${amounts('p', 'products', 'services', 'base', 'rate', 'commission', 'shipping', 'driving', 'payout')})
    order by p.id)
  from order_parts p where p.order_id = t.id and ${ownPart(viewer)}), '[]')`;

export const linesOf = (viewer: Viewer): Field<'lines'> => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', l.id::text, 'position', l.position,
    'variationId', l.variation_id::text, 'sku', l.sku, 'name', l.name,
    'combination', l.combination, 'picture', l.picture, 'quantity', l.quantity,
    'unitPrice', case when ${isSold(viewer)} then l.unit_price::text end,
    'amount', case when ${isSold(viewer)} then l.amount::text end,
    'discount', ${ifAdmin(viewer, sql`l.discount::text`)},
    'sourcePrice', l.source_price::text, 'sellerName', a.partner_name,
    'delivererName', b.partner_name, 'isMine', ${isHandedOver(viewer)}, 'state', l.state,
    'stateAt', ${moment('l.state_at')}, 'parcels', ${parcelsOfLine},
    'reason', ${textOf(viewer, 'l.reason')}, 'daysFrom', l.days_from, 'daysTo', l.days_to,
    'dueOn', to_char(l.due_on, 'YYYY-MM-DD'), 'isLate', ${isOverdue}, 'showroom', l.showroom,
    'refunded', ${refundedOf(sql`r.line_id = l.id`)}, 'returns', ${returnsOf(viewer)})
    order by l.position)
  from order_lines l
  join order_parts a on a.id = l.part_id join order_parts b on b.id = l.deliverer_part_id
  where l.order_id = t.id and ${isOwnLine(viewer)}), '[]')`;

export const servicesOf = (viewer: Viewer): Field<'services'> => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', s.id::text, 'lineId', s.line_id::text,
    'lineName', l.name, 'name', s.name, 'minutes', s.minutes, 'billed', s.billed,
    'cost', s.cost::text, 'performerName', a.partner_name, 'isMine', ${isPerformed(viewer)},
    'state', s.state, 'stateAt', ${moment('s.state_at')}, 'appointmentAt', ${moment('s.appointment_at')},
    'reason', ${textOf(viewer, 's.reason')}, 'refunded', ${refundedOf(sql`r.service_id = s.id`)}) order by s.position)
  from order_services s
  join order_lines l on l.id = s.line_id join order_parts a on a.id = s.part_id
  where s.order_id = t.id and ${isPerformed(viewer)}), '[]')`;

export const deliveriesOf = (viewer: Viewer): Field<'deliveries'> => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', g.id::text, 'partnerName', p.partner_name,
    'templateName', g.template_name, 'type', g.type, 'daysFrom', g.days_from,
    'daysTo', g.days_to, 'pallets', g.pallets, 'cost', g.cost::text,
    'refunded', ${refundedOf(sql`r.shipping_id = g.id`)}) order by g.id)
  from order_shipping g join order_parts p on p.id = g.part_id
  where g.order_id = t.id and ${ownPart(viewer)}), '[]')`;

/** Administrators see all sums; partners see those of their own part, before any discount. */
export const sumsOf = (viewer: Viewer): Field<'sums'> =>
  isAdmin(viewer)
    ? sql`jsonb_build_object(
        ${amounts('t', 'products', 'discount', 'shipping', 'services', 'driving', 'total')})`
    : sql`(select jsonb_build_object('discount', null,
        ${amounts('p', 'products', 'shipping', 'services', 'driving')},
        'total', (p.base + p.shipping + p.driving)::text)
        from order_parts p where p.order_id = t.id and ${ownPart(viewer)})`;

/** After some time, partners see only name and town of the customer. */
export const personOf = (viewer: Viewer): Field<'customer'> => sql`case when ${isFaded(viewer)}
  then jsonb_build_object('firstname', t.customer ->> 'firstname',
    'lastname', t.customer ->> 'lastname')
  else t.customer end`;

export const addressOf = (
  viewer: Viewer,
  column: 'billing' | 'shipping_address',
): Field<'billing'> => {
  const address = sql.ref(`t.${column}`);
  return sql`case when ${isFaded(viewer)}
    then jsonb_build_object('firstname', ${address} ->> 'firstname',
      'lastname', ${address} ->> 'lastname', 'city', ${address} ->> 'city',
      'country', ${address} ->> 'country')
    else ${address} end`;
};

/**
 * The author of an event as shown to the viewer: partners and the marketplace appear under their
 * company name.
 */
const byWhom = (viewer: Viewer) => {
  const person = sql`nullif(trim(u.firstname || ' ' || u.lastname), '')`;
  const company = sql`coalesce(d.company_name, d.name || ' ' || d.surname)`;
  const name = isAdmin(viewer)
    ? sql`coalesce(${person} || coalesce(' (' || ${company} || ')', ''), u.email)`
    : sql`case when u.vendor_id = ${viewer.vendorId} then coalesce(${person}, u.email)
        else ${company} end`;
  return sql`coalesce(k.name, ${name})`;
};

const ofEverybody = sql`e.kind in ('created', 'paid', 'cancelled')`;

/** Partners do not see amounts of the whole order. */
const amountOf = (viewer: Viewer) =>
  isAdmin(viewer)
    ? sql`e.data ->> 'amount'`
    : sql`case when e.part_id is not null then e.data ->> 'amount' end`;

/** Leaves out events of other parts and notes of administrators. */
export const eventsOf = (viewer: Viewer): Field<'events'> => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', e.id::text, 'kind', e.kind, 'at', ${moment('e.at')},
    'by', ${byWhom(viewer)}, 'text', ${textOf(viewer, 'e.text')},
    'things', array(
      select l.name from order_lines l where l.id = any(e.line_ids)
      union all select s.name from order_services s where s.id = any(e.service_ids)),
    'parcels', ${parcelsOfEvent}, 'removedParcels', ${removedParcelsOfEvent},
    'appointmentAt', e.data ->> 'appointmentAt', 'amount', ${amountOf(viewer)},
    'quantity', (e.data ->> 'quantity')::int) order by e.id desc)
  from order_events e
  left join order_parts p on p.id = e.part_id
  left join users u on u.id = e.user_id left join vendors d on d.id = u.vendor_id
  left join api_keys k on k.id = e.api_key_id
  where e.order_id = t.id
    and ${isAdmin(viewer) ? sql`true` : sql`(${ownPart(viewer)} or (e.part_id is null and ${ofEverybody}))`}
  ), '[]')`;
