import { sql } from 'kysely';
import type { OrderReturn } from '#contract/generated/schema.ts';
import type { Return as ShopReturn } from '#contract/generated/shopSchema.ts';
import { moment } from '#server/db/moment.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { isAdmin } from './conditions.ts';
import { textOf } from './texts.ts';

/* The returns `x` of an order `t` and its lines `l`. */

const at = moment('x.at');
const receivedOn = sql<string | null>`to_char(x.received_on, 'YYYY-MM-DD')`;

/** What the customer gets back for a return `x`, with shipping and driving. */
export const customerAmountOf = (returned: string) => sql<string>`(
  select coalesce(sum(r.customer_amount), 0)::numeric(12, 2)::text from refunds r
  where r.return_id = ${sql.ref(`${returned}.id`)})`;

/** Days in Germany between the delivery and the record of a return. */
export const daysAfterDeliveryOf = (returned: string) => sql<number>`(
  (${sql.ref(`${returned}.at`)} at time zone 'Europe/Berlin')::date
  - (${sql.ref(`${returned}.delivered_at`)} at time zone 'Europe/Berlin')::date)`;

/** A return as the viewer sees it, as JSON. */
export const returnOf = (viewer: Viewer) => sql<OrderReturn>`jsonb_build_object(
  'id', x.id::text, 'quantity', x.quantity, 'reason', x.reason, 'note', ${textOf(viewer, 'x.note')},
  'state', x.state, 'at', ${at}, 'daysAfterDelivery', ${daysAfterDeliveryOf('x')},
  'receivedOn', ${receivedOn}, 'condition', ${textOf(viewer, 'x.condition')},
  'closingReason', ${textOf(viewer, 'x.closing_reason')},
  'customerAmount', ${isAdmin(viewer) ? customerAmountOf('x') : sql`null`})`;

export const returnsOf = (viewer: Viewer) => sql<OrderReturn[]>`coalesce((
  select jsonb_agg(${returnOf(viewer)} order by x.id) from returns x where x.line_id = l.id), '[]')`;

export const shopReturnsOf = sql<ShopReturn[]>`coalesce((
  select jsonb_agg(jsonb_build_object('returnId', x.external_id, 'quantity', x.quantity,
    'reason', x.reason, 'note', x.note, 'state', x.state, 'at', ${at}, 'receivedOn', ${receivedOn},
    'closingReason', x.closing_reason, 'amount', ${customerAmountOf('x')}) order by x.id)
  from returns x where x.line_id = l.id), '[]')`;
