import { sql } from 'kysely';
import type { SimulatedCart } from '#contract/cart/cart.ts';
import { limits } from '#contract/limits.ts';
import type { Db, Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { type Facts, loadFacts } from './facts.ts';
import type { OrderQuote } from './quoted.ts';

/* Quotes that shops showed their customers (decision 45). */

/**
 * Stores a shop's quote that can be ordered, with its cart and the names that an order copies.
 * @returns its id; null for a cart that cannot be ordered
 */
export const storeQuote = async (
  db: Db,
  shopId: string,
  cart: SimulatedCart,
  quote: OrderQuote,
): Promise<string | null> => {
  if (!quote.isOrderable) return null;
  const facts = await loadFacts(db, cart);
  const { rows } = await sql<{ id: string }>`
    insert into cart_quotes (shop_id, cart, quote, facts)
    values (${shopId}, ${jsonb(cart)}, ${jsonb(quote)}, ${jsonb(facts)}) returning id`.execute(db);
  return rows[0]?.id ?? null;
};

const isKept = sql`created_at > now() - make_interval(days => ${limits.quoteDays})`;

/** Quotes older than the table of shops have no shop; they are deleted after 30 days. */
const isOwn = (shopId: string | null) => sql`(shop_id is null or shop_id = ${shopId})`;

/** Locks a shop's quote, so that concurrent orders that name it wait for each other. */
export const lockQuote = async (trx: Trx, shopId: string | null, id: string): Promise<void> => {
  await sql`select from cart_quotes where id = ${id} and ${isOwn(shopId)} for update`.execute(trx);
};

/** Remembers the first order that names the quote. */
export const claimQuote = async (
  trx: Trx,
  shopId: string | null,
  id: string,
  orderId: string,
): Promise<void> => {
  await sql`
    update cart_quotes set order_id = ${orderId}
    where id = ${id} and order_id is null and ${isOwn(shopId)}`.execute(trx);
};

interface StoredQuote {
  quote: OrderQuote;
  facts: Facts;
  /** Whether another order has named it. */
  isUsed: boolean;
  isSameCart: boolean;
  createdAt: Date;
}

const missingOf = (table: string, ids: string) => sql`array(
  select x.id::text from jsonb_array_elements_text(${sql.ref(ids)}) x (id)
  where not exists (select from ${sql.table(table)} t where t.id = x.id::bigint))`;

/** A quote of the shop that is at most 30 days old; undefined if there is none. */
export const storedQuote = async (
  trx: Trx,
  shopId: string | null,
  id: string,
  cart: SimulatedCart,
): Promise<StoredQuote | undefined> => {
  const { rows } = await sql<StoredQuote>`
    select q.quote, q.created_at as "createdAt", q.order_id is not null as "isUsed",
      q.cart = ${jsonb(cart)} as "isSameCart",
      q.facts || jsonb_build_object('deleted', jsonb_build_object(
        'variations', ${missingOf('variations', 'i.variations')},
        'services', ${missingOf('services', 'i.services')},
        'showrooms', ${missingOf('showrooms', 'i.showrooms')})) as facts
    from cart_quotes q cross join lateral (
      select jsonb_path_query_array(q.facts, '$.products.*.id') as variations,
        jsonb_path_query_array(q.quote, '$.services[*].serviceId') as services,
        jsonb_path_query_array(q.quote, '$.lines[*].showroomId ? (@ != null)') as showrooms) i
    where q.id = ${id} and ${isKept} and ${isOwn(shopId)}`.execute(trx);
  return rows[0];
};

/** Runs daily. */
export const deleteOldQuotes = async (db: Db): Promise<void> => {
  await sql`delete from cart_quotes where not (${isKept})`.execute(db);
};
