import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { version } from '#contract/rules/platform/fields.ts';
import { returnsQuery } from '#contract/rules/sales/return.ts';
import { moment } from '#server/db/moment.ts';
import { hasWords } from '#server/db/search.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, dayOf, equals, sinceDay, untilDay } from '#server/entity/filters.ts';
import { customerAmountOf, daysAfterDeliveryOf } from '#server/modules/sales/orders/returns.ts';

const ofOrder = <Value>(column: 'number' | 'customer_name') =>
  sql<Value>`(select ${sql.ref(`o.${column}`)} from orders o where o.id = t.order_id)`;

const ofLine = <Value>(column: 'name' | 'sku') =>
  sql<Value>`(select ${sql.ref(`l.${column}`)} from order_lines l where l.id = t.line_id)`;

const partnerName = sql<string>`(
  select p.partner_name from order_lines l join order_parts p on p.id = l.deliverer_part_id
  where l.id = t.line_id)`;

const byWord = (text: RawBuilder<string>) => sql`lower(${text})`;

/** The returns of all orders, for administrators. */
export const returns = defineEntity({
  name: 'return',
  plural: 'returns',
  area: 'returns',
  table: 'returns',
  label: 'reason',
  input: v.object({ version }),
  query: returnsQuery,
  columns: ['orderId', 'quantity', 'reason', 'note', 'state', 'condition', 'closingReason'],
  fields: () => ({
    orderNumber: ofOrder<string>('number'),
    customerName: ofOrder<string>('customer_name'),
    product: ofLine<string>('name'),
    sku: ofLine<string>('sku'),
    partnerName,
    at: moment('t.at'),
    daysAfterDelivery: daysAfterDeliveryOf('t'),
    receivedOn: dayOf('received_on'),
    customerAmount: customerAmountOf('t'),
  }),
  filters: {
    text: (text) =>
      sql`t.line_id in (select l.id from order_lines l join orders o on o.id = l.order_id
        join returns x on x.line_id = l.id
        where ${hasWords(text, sql`(o.search || ' ' || l.name || ' ' || l.sku)`)})`,
    state: equals('state'),
    reason: equals('reason'),
    from: sinceDay('at'),
    to: untilDay('at'),
  },
  sorts: {
    at: byColumn('at'),
    orderNumber: byColumn('order_id'),
    customerName: byWord(ofOrder('customer_name')),
    product: byWord(ofLine('name')),
    partnerName: byWord(partnerName),
    reason: byColumn('reason'),
    state: byColumn('state'),
    id: byColumn('id'),
  },
});
