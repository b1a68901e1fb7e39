import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { berlinDay } from '#contract/cart/day.ts';
import type { Quote } from '#contract/cart/quoted.ts';
import { limits } from '#contract/limits.ts';
import type { NewOrder } from '#contract/rules/sales/orderIntake.ts';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { DomainError, invalid } from '#server/errors/domainError.ts';
import { lockApiKey } from '#server/modules/platform/apiKeys/keys.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import { cartQuote } from '#server/modules/sales/cartQuote/quoted.ts';
import { redeemDiscount } from '#server/modules/sales/discounts/uses.ts';
import { recordEvents } from '#server/modules/sales/orders/events.ts';
import { insertOrderRows, type PlacedOrder } from './insert.ts';
import { assertOrderable, type OrderQuote } from './refusals.ts';
import { loadFacts } from './snapshot.ts';

/** The creator of an order: a shop, identified by its API key, or an administrator. */
export interface Maker {
  userId: string;
  apiKeyId?: string;
}

/**
 * Accepts an order, as a whole or not at all. Recomputes it by the rules of the cart; sending the
 * same order again returns the existing one.
 * @returns its id
 * @throws INVALID with the quote, if something cannot be ordered or the total differs from the
 * expected one; CONFLICT if another order has the same external id
 */
export const createOrder = async (
  trx: Trx,
  maker: Maker,
  order: NewOrder,
  now = new Date(),
): Promise<string> => {
  if (maker.apiKeyId !== undefined) await lockApiKey(trx, maker.apiKeyId);
  const known = await orderLike(trx, order);
  if (known !== null) return known;
  assertRecent(maker, order, now);
  const { code, lines, services, shipping } = order;
  const cart = { postcode: shipping.post_code, lines: lines.map(asAsked), services, code };
  const quote = await cartQuote(trx, cart, null, new Date(order.orderedAt));
  assertOrderable(order, quote);
  const placed = await insertOrder(trx, maker, order, quote);
  // a concurrent order with the same id was faster
  if (placed === null) return orderLikeOrThrow(trx, order);
  await insertOrderRows(trx, placed, order, quote, await loadFacts(trx, order));
  await takeCode(trx, placed, order, quote);
  await notifyPlaced(trx, maker, placed, quote, now);
  return placed.id;
};

const asAsked = (line: NewOrder['lines'][number]) => ({
  ...line,
  amount: null,
  templateId: null,
  weight: null,
  itemsPerPallet: null,
});

/** Hash of the validated order, in which the rules determine the order of keys. */
const hashOf = (order: NewOrder): Buffer =>
  createHash('sha256').update(JSON.stringify(order)).digest();

const orderLike = async (trx: Trx, order: NewOrder): Promise<string | null> => {
  const found = await trx
    .selectFrom('orders')
    .select(['id', 'content_hash'])
    .where('external_id', '=', order.externalId)
    .executeTakeFirst();
  if (!found) return null;
  if (found.content_hash.equals(hashOf(order))) return found.id;
  throw new DomainError('CONFLICT', {
    msg: 'error.ORDER_EXISTS',
    args: { name: order.externalId },
  });
};

const orderLikeOrThrow = async (trx: Trx, order: NewOrder): Promise<string> => {
  const id = await orderLike(trx, order);
  if (id === null) throw new DomainError('CONFLICT');
  return id;
};

const hour = 3_600_000;
/** Tolerance for shops whose clock is ahead. */
const ahead = hour / 12;

const assertRecent = ({ apiKeyId }: Maker, { orderedAt }: NewOrder, now: Date): void => {
  const age = now.getTime() - Date.parse(orderedAt);
  const most =
    apiKeyId === undefined ? limits.enteredAgeDays * 24 * hour : limits.orderAgeHours * hour;
  if (age < -ahead || age > most) throw invalid({ orderedAt: { rule: 'rules.orderedAt' } });
};

const nameOf = ({ firstname, lastname }: NewOrder['customer']): string =>
  `${firstname} ${lastname}`.trim();

/**
 * Inserts the order with its customer, found by email address; an existing customer stays
 * unchanged.
 */
const insertOrder = async (
  trx: Trx,
  maker: Maker,
  order: NewOrder,
  { sums, total }: OrderQuote,
): Promise<PlacedOrder | null> => {
  const { customer, shipping } = order;
  const billing = order.billing ?? shipping;
  const { salutation, firstname, lastname, company, email, phone, vat_id } = customer;
  const { street, post_code, city, country } = billing;
  const day = berlinDay(new Date(order.orderedAt));
  const { rows } = await sql<{ id: string; number: string }>`
    with person as (
      insert into customers (salutation, firstname, lastname, company, email, phone, vat_id,
        street, post_code, city, country)
      values (${salutation}, ${firstname}, ${lastname}, ${company}, ${email}, ${phone}, ${vat_id},
        ${street}, ${post_code}, ${city}, ${country})
      on conflict (email) do update set email = excluded.email returning id),
    next as (select nextval(pg_get_serial_sequence('orders', 'id')) as id),
    named as (
      select id, 'A-' || ${day.slice(0, 4)}::text || '-'
        || lpad(id::text, greatest(6, length(id::text)), '0') as number from next)
    insert into orders (id, number, external_id, content_hash, payment_id, method, ordered_at,
      customer_id, customer_name, search, customer, billing, shipping_address, code, notes,
      products, discount, shipping, services, driving, total, api_key_id, created_by)
    select n.id, n.number, ${order.externalId}, ${hashOf(order)}, ${order.paymentId},
      ${order.method}, ${order.orderedAt}, p.id, ${nameOf(customer)},
      n.number || ' ' || ${searchOf(order)}::text, ${jsonb(customer)}, ${jsonb(billing)},
      ${jsonb(shipping)}, ${order.code}, ${order.notes}, ${sums.products}, ${sums.discount},
      ${sums.shipping}, ${sums.services}, ${sums.driving}, ${total}, ${maker.apiKeyId ?? null},
      ${maker.apiKeyId === undefined ? maker.userId : null}
    from named n, person p
    on conflict (external_id) do nothing returning id, number`.execute(trx);
  const [row] = rows;
  return row ? { ...row, day } : null;
};

const searchOf = ({ customer, shipping, externalId }: NewOrder): string =>
  [nameOf(customer), customer.company, customer.email, shipping.city, externalId]
    .filter(Boolean)
    .join(' ');

/**
 * Counts the use together with the order; the order is rolled back if the last use was taken
 * meanwhile.
 */
const takeCode = async (
  trx: Trx,
  { id, day }: PlacedOrder,
  { code }: NewOrder,
  quote: OrderQuote,
): Promise<void> => {
  if (code === null || (await redeemDiscount(trx, code, id, day))) return;
  throw new DomainError('INVALID', {
    msg: 'error.ORDER_REFUSED',
    fields: { code: { rule: 'rules.codeRefused' } },
    quote: { ...quote, codeRefusal: 'codeUsedUp', isOrderable: false } as Quote,
  });
};

const notifyPlaced = async (
  trx: Trx,
  { userId, apiKeyId }: Maker,
  { id, number }: PlacedOrder,
  { parts }: OrderQuote,
  now: Date,
): Promise<void> => {
  const by = apiKeyId === undefined ? { userId } : { apiKeyId };
  await recordEvents(trx, by, [{ orderId: id, kind: 'created', at: now.toISOString() }]);
  await notify(
    trx,
    'orderReceived',
    parts.map(({ partnerId }) => ({
      vendorId: partnerId,
      params: { number },
      link: `/orders/details/${id}`,
    })),
  );
};
