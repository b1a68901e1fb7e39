import { type RawBuilder, sql } from 'kysely';
import { orderNoteInput, ordersQuery } from '#contract/rules/sales/orderState.ts';
import { moment, optionalMoment } from '#server/db/moment.ts';
import { hasWords } from '#server/db/search.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, sinceDay, untilDay } from '#server/entity/filters.ts';
import type { Viewer } from '#server/graphql/context.ts';
import {
  isAdmin,
  isFaded,
  isLate,
  isSeen,
  isToConfirm,
  ownLines,
  ownPart,
  tasks,
} from './conditions.ts';
import {
  addressOf,
  deliveriesOf,
  eventsOf,
  linesOf,
  partsOf,
  personOf,
  servicesOf,
  sumsOf,
} from './fields.ts';
import { paymentsOf, repaymentsOf, settlementOf } from './settlement.ts';
import { textOf } from './texts.ts';

const ofOwnPart = <Value>(viewer: Viewer, value: ReturnType<typeof sql>) =>
  sql<Value>`(select ${value} from order_parts p where p.order_id = t.id and ${ownPart(viewer)})`;

const ifAdmin = <Value>(viewer: Viewer, value: RawBuilder<Value>) =>
  isAdmin(viewer) ? (value as RawBuilder<Value | null>) : sql<Value | null>`null`;

const adminsOnly = <Value>(viewer: Viewer, column: string) =>
  ifAdmin(viewer, sql<Value>`${sql.ref(`t.${column}`)}`);

/** Partners see whether the order is paid, but nothing of the amounts of others. */
const paymentStatus = (viewer: Viewer) =>
  isAdmin(viewer)
    ? sql<string>`t.payment_status`
    : sql<string>`case when t.is_covered then 'paid' else 'pending' end`;

/** Partners find nothing by a status that they do not see. */
const hasPaymentStatus = (status: string, viewer: Viewer) => {
  if (isAdmin(viewer)) return sql`t.payment_status = ${status}`;
  if (status === 'paid') return sql`t.is_covered`;
  return status === 'pending' ? sql`not t.is_covered` : sql`false`;
};

/**
 * Administrators search the whole order; partners its number, the customer and the goods they sell
 * or deliver. The orders of goods are looked up first, as an array, so that an index can serve each part.
 */
const found = (text: string, viewer: Viewer) => {
  const columns = isAdmin(viewer)
    ? [sql.ref('t.search')]
    : [sql.ref('t.number'), sql.ref('t.customer_name')];
  return sql`(${hasWords(text, ...columns)} or t.id = any(array(
    select l.order_id from ${ownLines(viewer)} where ${hasWords(text, sql`l.sku`)})))`;
};

/** For partners the filter matches nothing: its result would reveal data of others. */
const forAdmins = (viewer: Viewer, condition: ReturnType<typeof sql>) =>
  isAdmin(viewer) ? condition : sql`false`;

/** Orders as their viewers see them. `orderIntake` creates them; there is no form to edit them. */
export const orders = defineEntity({
  name: 'order',
  plural: 'orders',
  area: 'orders',
  table: 'orders',
  label: 'number',
  input: orderNoteInput,
  query: ordersQuery,
  columns: ['number', 'method', 'customerName'],
  rights: isSeen,
  fields: (_asked, viewer) => ({
    externalId: adminsOnly<string>(viewer, 'external_id'),
    paymentId: adminsOnly<string>(viewer, 'payment_id'),
    customerId: adminsOnly<string>(viewer, 'customer_id'),
    code: adminsOnly<string>(viewer, 'code'),
    total: adminsOnly<string>(viewer, 'total'),
    orderedAt: moment('t.ordered_at'),
    paidAt: optionalMoment('t.paid_at'),
    paymentStatus: paymentStatus(viewer),
    status: isAdmin(viewer) ? sql<string>`t.status` : ofOwnPart<string>(viewer, sql`p.status`),
    city: sql<string>`t.shipping_address ->> 'city'`,
    customer: personOf(viewer),
    billing: addressOf(viewer, 'billing'),
    shippingAddress: addressOf(viewer, 'shipping_address'),
    notes: textOf(viewer, 't.notes'),
    mySum: isAdmin(viewer)
      ? sql<string | null>`null`
      : ofOwnPart<string | null>(viewer, sql`(p.base + p.shipping + p.driving)::text`),
    sums: sumsOf(viewer),
    parts: partsOf(viewer),
    settlement: ifAdmin(viewer, settlementOf),
    payments: ifAdmin(viewer, paymentsOf),
    repayments: ifAdmin(viewer, repaymentsOf),
    isCovered: sql<boolean>`t.is_covered`,
    hasOthers: isAdmin(viewer)
      ? sql<boolean>`false`
      : sql<boolean>`exists (select from order_parts p
          where p.order_id = t.id and not ${ownPart(viewer)})`,
    isFaded: isFaded(viewer),
    isDocumentKept: isAdmin(viewer)
      ? sql<boolean>`exists (select from order_documents d where d.order_id = t.id)`
      : sql<boolean>`false`,
    isToConfirm: isToConfirm(viewer),
    isLate: isLate(viewer),
    lines: linesOf(viewer),
    services: servicesOf(viewer),
    deliveries: deliveriesOf(viewer),
    events: eventsOf(viewer),
  }),
  filters: {
    text: found,
    status: (status, viewer) =>
      isAdmin(viewer)
        ? sql`t.status = ${status}`
        : sql`t.id in (select p.order_id from order_parts p
            where ${ownPart(viewer)} and p.status = ${status})`,
    paymentStatus: hasPaymentStatus,
    method: (method) => sql`lower(t.method) = lower(${method})`,
    vendorId: (vendorId, viewer) =>
      forAdmins(
        viewer,
        sql`t.id in (select p.order_id from order_parts p where p.vendor_id = ${vendorId})`,
      ),
    manufacturerId: (manufacturerId, viewer) =>
      forAdmins(
        viewer,
        sql`t.id in (select l.order_id from variation_order o
          join order_lines l on l.variation_id = o.variation_id
          where o.manufacturer_id = ${manufacturerId})`,
      ),
    customerId: (customerId, viewer) => forAdmins(viewer, sql`t.customer_id = ${customerId}`),
    from: sinceDay('ordered_at'),
    to: untilDay('ordered_at'),
    todo: (task, viewer) => tasks[task](viewer),
  },
  sorts: {
    orderedAt: byColumn('ordered_at'),
    id: byColumn('id'),
    number: byColumn('id'),
    customerName: byText('customer_name'),
    status: byColumn('status'),
    paymentStatus: byColumn('payment_status'),
    city: sql`lower(t.shipping_address ->> 'city')`,
    method: byText('method'),
    total: byColumn('total'),
  },
});
