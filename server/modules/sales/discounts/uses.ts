import { type RawBuilder, sql } from 'kysely';
import type { CodeReason, Discount } from '#contract/cart/discount.ts';
import type { Db, Trx } from '#server/db/database.ts';
import { discountFacts } from './conditions.ts';

/** A code in the format of the cart rules; null if there is none. Ignores case. */
export const discountOfCode = async (db: Db, code: string): Promise<Discount | null> => {
  const { rows } = await sql<{ discount: Discount }>`
    select ${discountFacts} as discount from discounts t where t.code = upper(${code})`.execute(db);
  return rows[0]?.discount ?? null;
};

/**
 * Uses a code for an order, in the transaction of the order. A single statement, so of two
 * concurrent orders the second waits and sees what the first one has left.
 * @param day YYYY-MM-DD, the day of the order
 * @returns why the code cannot be used, so that the caller rolls back; null if it can
 */
export const redeemDiscount = async (
  trx: Trx,
  code: string,
  orderId: string,
  day: string,
): Promise<CodeReason | null> => {
  const isValid = sql`is_active
    and ${day}::date between coalesce(starts_on, '-infinity') and coalesce(ends_on, 'infinity')`;
  const redeemed = await redeem(trx, code, orderId, isValid);
  if (!redeemed) return 'codeUsedUp';
  // `redeem` has locked the discount, so this statement sees the orders of all that were faster
  const isAgain = redeemed.isOncePerCustomer && (await hasEarlierUse(trx, redeemed.id, orderId));
  return isAgain ? 'codeUsedByCustomer' : null;
};

/**
 * Uses a code for an order whose customer was promised it: counted while uses are left, whatever else
 * about the code has changed since.
 */
export const redeemPromised = async (trx: Trx, code: string, orderId: string): Promise<void> => {
  await redeem(trx, code, orderId, sql`true`);
};

/** Whether the customer of the order has used the discount for another one. */
const hasEarlierUse = async (trx: Trx, discountId: string, orderId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from orders o join orders other on other.customer_id = o.customer_id and other.id <> o.id
    join discount_uses u on u.order_id = other.id and u.discount_id = ${discountId}
    where o.id = ${orderId} limit 1`.execute(trx);
  return rows.length > 0;
};

interface Redeemed {
  /** The discount's id. */
  id: string;
  isOncePerCustomer: boolean;
}

const redeem = async (
  trx: Trx,
  code: string,
  orderId: string,
  condition: RawBuilder<unknown>,
): Promise<Redeemed | undefined> => {
  const { rows } = await sql<Redeemed>`
    with taken as (
      update discounts set used = used + 1
      where code = upper(${code}) and ${condition} and (max_uses is null or used < max_uses)
      returning id, is_once_per_customer),
    used as (
      insert into discount_uses (discount_id, order_id)
      select id, ${orderId}::bigint from taken)
    select id, is_once_per_customer as "isOncePerCustomer" from taken`.execute(trx);
  return rows[0];
};

/**
 * Returns the use of a code when its order is cancelled; does nothing if the order has used no
 * code.
 */
export const releaseDiscount = async (trx: Trx, orderId: string): Promise<void> => {
  await sql`
    with given as (
      delete from discount_uses where order_id = ${orderId} returning discount_id)
    update discounts set used = used - 1 where id in (select discount_id from given)`.execute(trx);
};
