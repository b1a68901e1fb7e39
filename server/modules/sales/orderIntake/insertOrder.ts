import { sql } from 'kysely';
import { berlinDay } from '#contract/cart/day.ts';
import type { NewOrder } from '#contract/rules/sales/orderIntake.ts';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { OrderQuote } from '#server/modules/sales/cartQuote/quoted.ts';
import type { PlacedOrder } from './insert.ts';
import { hashOf } from './known.ts';
import { authorColumns, type Maker, shopOf } from './maker.ts';

const nameOf = ({ firstname, lastname }: NewOrder['customer']): string =>
  `${firstname} ${lastname}`.trim();

const searchOf = ({ customer, shipping, externalId }: NewOrder): string =>
  [nameOf(customer), customer.company, customer.email, shipping.city, externalId]
    .filter(Boolean)
    .join(' ');

/**
 * Inserts the order, still without its number, with its customer, found by email address; an existing
 * customer stays unchanged.
 * @returns null if another order of the shop has the external id
 */
export const insertOrder = async (
  trx: Trx,
  maker: Maker,
  order: NewOrder,
  { sums, total }: OrderQuote,
): Promise<PlacedOrder | null> => {
  const { customer, shipping } = order;
  const author = authorColumns(maker);
  const billing = order.billing ?? shipping;
  const { salutation, firstname, lastname, company, email, phone, vat_id } = customer;
  const { street, post_code, city, country } = billing;
  const { rows } = await sql<{ id: string }>`
    with person as (
      insert into customers (salutation, firstname, lastname, company, email, phone, vat_id,
        street, post_code, city, country)
      values (${salutation}, ${firstname}, ${lastname}, ${company}, ${email}, ${phone}, ${vat_id},
        ${street}, ${post_code}, ${city}, ${country})
      on conflict (email) do update set email = excluded.email returning id),
    next as (select nextval(pg_get_serial_sequence('orders', 'id')) as id)
    insert into orders (id, number, external_id, content_hash, payment_id, method, ordered_at,
      customer_id, customer_name, search, customer, billing, shipping_address, code, notes,
      products, discount, shipping, services, driving, total, shop_id, api_key_id, created_by)
    select n.id, 'new-' || n.id, ${order.externalId}, ${hashOf(order)}, ${order.paymentId},
      ${order.method}, ${order.orderedAt}, p.id, ${nameOf(customer)}, ${searchOf(order)},
      ${jsonb(customer)}, ${jsonb(billing)}, ${jsonb(shipping)}, ${order.code}, ${order.notes},
      ${sums.products}, ${sums.discount}, ${sums.shipping}, ${sums.services}, ${sums.driving},
      ${total}, ${shopOf(maker)}, ${author.api_key_id}, ${author.created_by}
    from next n, person p
    on conflict (external_id, shop_id) do nothing returning id`.execute(trx);
  const [row] = rows;
  return row ? { ...row, day: berlinDay(new Date(order.orderedAt)) } : null;
};

/**
 * Gives the order the next number. It comes last, because concurrent orders wait for each other here,
 * and a rejected order must not take a number.
 * @returns such as A-2026-000123, with the year of the order
 */
export const numberOrder = async (trx: Trx, { id, day }: PlacedOrder): Promise<string> => {
  const { rows } = await sql<{ number: string }>`
    with next as (update order_numbers set last = last + 1 returning last),
    named as (
      select 'A-' || ${day.slice(0, 4)}::text || '-'
        || lpad(last::text, greatest(6, length(last::text)), '0') as number from next)
    update orders o set number = n.number, search = n.number || ' ' || o.search
    from named n where o.id = ${id} returning o.number`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`There is no order ${id}.`);
  return row.number;
};
