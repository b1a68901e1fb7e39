import { type RawBuilder, sql } from 'kysely';
import type { Discount } from '#contract/cart/discount.ts';
import type { Db, Trx } from '#server/db/database.ts';
import { dayOf } from '#server/entity/filters.ts';

/** A code in the format of the cart rules; null if there is none. Ignores case. */
export const discountOfCode = async (db: Db, code: string): Promise<Discount | null> => {
  const { rows } = await sql<Discount>`
    select t.code, t.kind, t.value::text, ${dayOf('starts_on')} as "startsOn",
      ${dayOf('ends_on')} as "endsOn", t.is_active as "isActive", t.max_uses as "maxUses", t.used
    from discounts t where t.code = upper(${code})`.execute(db);
  return rows[0] ?? null;
};

/**
 * Uses a code for an order, in the transaction of the order. A single statement, so of two
 * concurrent orders the second waits and sees what the first one has left. Returns whether the code
 * could be used; `codeRefusal` gives the reason if not.
 * @param day YYYY-MM-DD, the day of the order
 */
export const redeemDiscount = async (
  trx: Trx,
  code: string,
  orderId: string,
  day: string,
): Promise<boolean> => {
  const isValid = sql`is_active
    and ${day}::date between coalesce(starts_on, '-infinity') and coalesce(ends_on, 'infinity')`;
  return redeem(trx, code, orderId, isValid);
};

/**
 * Uses a code for an order whose customer was promised it: counted while uses are left, whatever else
 * about the code has changed since.
 */
export const redeemPromised = async (trx: Trx, code: string, orderId: string): Promise<void> => {
  await redeem(trx, code, orderId, sql`true`);
};

const redeem = async (
  trx: Trx,
  code: string,
  orderId: string,
  condition: RawBuilder<unknown>,
): Promise<boolean> => {
  const { rows } = await sql`
    with taken as (
      update discounts set used = used + 1
      where code = upper(${code}) and ${condition} and (max_uses is null or used < max_uses)
      returning id)
    insert into discount_uses (discount_id, order_id)
    select id, ${orderId}::bigint from taken returning id`.execute(trx);
  return rows.length > 0;
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
