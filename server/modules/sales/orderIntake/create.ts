import type { Quote } from '#contract/cart/quoted.ts';
import type { NewOrder } from '#contract/rules/sales/orderIntake.ts';
import type { Trx } from '#server/db/database.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { lockApiKey } from '#server/modules/platform/apiKeys/keys.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import type { OrderQuote } from '#server/modules/sales/cartQuote/quoted.ts';
import { claimQuote, lockQuote } from '#server/modules/sales/cartQuote/stored.ts';
import { redeemDiscount, redeemPromised } from '#server/modules/sales/discounts/uses.ts';
import { recordEvents } from '#server/modules/sales/orders/events.ts';
import { insertOrderRows, type PlacedOrder } from './insert.ts';
import { insertOrder, numberOrder } from './insertOrder.ts';
import { orderLike, orderLikeOrThrow } from './known.ts';
import { authorOf, type Maker, shopOf } from './maker.ts';
import { assertOrderable } from './refusals.ts';
import { type Terms, termsOf } from './terms.ts';

/**
 * Accepts an order, as a whole or not at all. Recomputes it by the rules of the cart; an order that
 * arrives late has the amounts of the quote that it names. Sending the same order again returns the
 * existing one.
 * @returns its id
 * @throws INVALID with the quote, if something cannot be ordered or the total differs from the
 * expected one; CONFLICT if another order of the shop has the same external id
 */
export const createOrder = async (
  trx: Trx,
  maker: Maker,
  order: NewOrder,
  now = new Date(),
): Promise<string> => {
  const shopId = shopOf(maker);
  if (maker.key) await lockApiKey(trx, maker.key.id);
  if (order.quoteId !== null) await lockQuote(trx, shopId, order.quoteId);
  const known = await orderLike(trx, shopId, order);
  if (known !== null) return known;
  const terms = await termsOf(trx, maker, order, now);
  const { quote, facts } = terms;
  assertOrderable(order, quote);
  const placed = await insertOrder(trx, maker, order, quote);
  // a concurrent order with the same id was faster
  if (placed === null) return orderLikeOrThrow(trx, shopId, order);
  await insertOrderRows(trx, placed, order, quote, facts);
  if (order.quoteId !== null) await claimQuote(trx, shopId, order.quoteId, placed.id);
  await takeCode(trx, placed, order, terms);
  const number = await numberOrder(trx, placed);
  await notifyPlaced(trx, maker, { id: placed.id, number }, quote, now);
  return placed.id;
};

/**
 * Counts the use together with the order; the order is rolled back if the last use was taken
 * meanwhile, or a concurrent order of the customer has used a code that is valid once for each, unless its
 * quote was promised.
 */
const takeCode = async (
  trx: Trx,
  { id, day }: PlacedOrder,
  { code }: NewOrder,
  { quote, isPromised }: Terms,
): Promise<void> => {
  if (code === null) return;
  if (isPromised) return redeemPromised(trx, code, id);
  const codeRefusal = await redeemDiscount(trx, code, id, day);
  if (codeRefusal === null) return;
  throw new DomainError('INVALID', {
    msg: 'error.ORDER_REFUSED',
    fields: { code: { rule: 'rules.codeRefused' } },
    quote: { ...quote, codeRefusal, isOrderable: false } as Quote,
  });
};

const notifyPlaced = async (
  trx: Trx,
  maker: Maker,
  { id, number }: { id: string; number: string },
  { parts }: OrderQuote,
  now: Date,
): Promise<void> => {
  await recordEvents(trx, authorOf(maker), [
    { orderId: id, kind: 'created', at: now.toISOString() },
  ]);
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
