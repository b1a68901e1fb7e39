import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';

/**
 * Removes the data of customers from their orders, but for the amounts, and the country, postcode and
 * town that they were computed for. What tax law keeps is kept apart (decision 44).
 */
export const anonymiseOrders = async (trx: Trx, customerIds: readonly string[]): Promise<void> => {
  await sql`select keep_documents(${customerIds}::bigint[])`.execute(trx);
  const theirs = sql`customer_id = any(${customerIds}::bigint[])`;
  const person = sql`jsonb_build_object('salutation', '', 'firstname', '', 'lastname', '',
    'company', '')`;
  await sql`
    update orders set customer_name = '', search = number, notes = '',
      customer = ${person} || '{"email": "", "phone": "", "vat_id": ""}',
      billing = billing || ${person} || '{"street": ""}',
      shipping_address = shipping_address || ${person} || '{"street": ""}',
      version = version + 1, updated_at = now()
    where ${theirs}`.execute(trx);
  // notes and reasons may contain names
  for (const table of ['order_lines', 'order_services', 'refunds'] as const) {
    await sql`
      update ${sql.table(table)} set reason = '' where reason <> ''
        and order_id in (select id from orders where ${theirs})`.execute(trx);
  }
  await sql`
    update order_events set text = '' where text <> ''
      and order_id in (select id from orders where ${theirs})`.execute(trx);
  // the table demands a reason of each reversed payment
  await sql`
    update order_payments set reason = '–' where reason <> ''
      and order_id in (select id from orders where ${theirs})`.execute(trx);
  await sql`
    update returns set note = '', condition = '', closing_reason = ''
    where order_id in (select id from orders where ${theirs})`.execute(trx);
};
