import { sql } from 'kysely';
import * as v from 'valibot';
import { version } from '#contract/rules/platform/fields.ts';
import { repaymentsQuery } from '#contract/rules/sales/repayment.ts';
import { moment } from '#server/db/moment.ts';
import { hasWords } from '#server/db/search.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, dayOf, equals, sinceDay, untilDay } from '#server/entity/filters.ts';

const ofOrder = <Value>(column: 'number' | 'customer_name' | 'search') =>
  sql<Value>`(select ${sql.ref(`o.${column}`)} from orders o where o.id = t.order_id)`;

/** Amounts owed back to customers. The database creates them; administrators mark them as repaid. */
export const repayments = defineEntity({
  name: 'repayment',
  plural: 'repayments',
  area: 'repayments',
  table: 'repayments',
  label: 'kind',
  input: v.object({ version }),
  query: repaymentsQuery,
  columns: ['orderId', 'kind', 'amount', 'state', 'reference'],
  fields: () => ({
    orderNumber: ofOrder<string>('number'),
    customerName: ofOrder<string>('customer_name'),
    at: moment('t.at'),
    repaidOn: dayOf('repaid_on'),
  }),
  filters: {
    text: (text) =>
      sql`t.order_id in (select o.id from orders o where ${hasWords(text, sql.ref('o.search'))})`,
    state: equals('state'),
    kind: equals('kind'),
    orderId: equals('order_id'),
    from: sinceDay('at'),
    to: untilDay('at'),
  },
  sorts: {
    at: byColumn('at'),
    amount: byColumn('amount'),
    orderNumber: byColumn('order_id'),
    customerName: sql`lower(${ofOrder('customer_name')})`,
    kind: byColumn('kind'),
    state: byColumn('state'),
    repaidOn: byColumn('repaid_on'),
    id: byColumn('id'),
  },
});
