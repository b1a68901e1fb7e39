import { createHash } from 'node:crypto';
import type { NewOrder } from '#contract/rules/sales/orderIntake.ts';
import type { Trx } from '#server/db/database.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { isOfShop } from './maker.ts';

/**
 * Hash of the validated order, in which the rules determine the order of keys. The quote is not part of
 * it: a shop may name it only when it sends the order again, late.
 */
export const hashOf = ({ quoteId: _, ...order }: NewOrder): Buffer =>
  createHash('sha256').update(JSON.stringify(order)).digest();

/**
 * The id of the shop's order that has the external id, or null.
 * @throws CONFLICT if its content differs
 */
export const orderLike = async (
  trx: Trx,
  shopId: string | null,
  order: NewOrder,
): Promise<string | null> => {
  const found = await trx
    .selectFrom('orders')
    .select(['id', 'content_hash'])
    .where('external_id', '=', order.externalId)
    .where(isOfShop('shop_id', shopId))
    .executeTakeFirst();
  if (!found) return null;
  if (found.content_hash.equals(hashOf(order))) return found.id;
  throw new DomainError('CONFLICT', {
    msg: 'error.ORDER_EXISTS',
    args: { name: order.externalId },
  });
};

export const orderLikeOrThrow = async (
  trx: Trx,
  shopId: string | null,
  order: NewOrder,
): Promise<string> => {
  const id = await orderLike(trx, shopId, order);
  if (id === null) throw new DomainError('CONFLICT');
  return id;
};
