import { type SimulatedCart, simulatedCartOf } from '#contract/cart/cart.ts';
import { limits } from '#contract/limits.ts';
import type { NewOrder } from '#contract/rules/sales/orderIntake.ts';
import type { Trx } from '#server/db/database.ts';
import { invalid } from '#server/errors/domainError.ts';
import { type Facts, loadFacts } from '#server/modules/sales/cartQuote/facts.ts';
import { cartQuote, type OrderQuote } from '#server/modules/sales/cartQuote/quoted.ts';
import { storedQuote } from '#server/modules/sales/cartQuote/stored.ts';
import { type Maker, shopOf } from './maker.ts';

/** The amounts of an order, and the names copied into it. */
export interface Terms {
  quote: OrderQuote;
  facts: Facts;
  /** Whether they are those of a stored quote. */
  isPromised: boolean;
}

const hour = 3_600_000;
/** Tolerance for shops whose clock is ahead. */
const ahead = hour / 12;

const cartOf = ({ shipping, lines, services, code }: NewOrder): SimulatedCart =>
  simulatedCartOf({ postcode: shipping.post_code, lines, services, code });

const ageOf = ({ orderedAt }: NewOrder, now: Date): number => now.getTime() - Date.parse(orderedAt);

const isLate = ({ key }: Maker, order: NewOrder, now: Date): boolean =>
  key !== undefined && ageOf(order, now) > limits.orderAgeHours * hour;

const assertRecent = (maker: Maker, order: NewOrder, now: Date): void => {
  const age = ageOf(order, now);
  const isTooOld = isLate(maker, order, now) || age > limits.enteredAgeDays * 24 * hour;
  if (age < -ahead || isTooOld) throw invalid({ orderedAt: { rule: 'rules.orderedAt' } });
};

/**
 * The terms of an order: as they are now, or for a shop's order that arrives late, those of the quote
 * that the shop showed its customer.
 * @throws INVALID if the order is too old or the quote is not one for it
 */
export const termsOf = async (
  trx: Trx,
  maker: Maker,
  order: NewOrder,
  now: Date,
): Promise<Terms> => {
  const cart = cartOf(order);
  if (order.quoteId !== null && isLate(maker, order, now)) {
    return {
      ...(await promised(trx, shopOf(maker), order, cart, order.quoteId)),
      isPromised: true,
    };
  }
  assertRecent(maker, order, now);
  const buyer = { shopId: shopOf(maker), email: order.customer.email };
  const quote = await cartQuote(trx, cart, null, new Date(order.orderedAt), buyer);
  return { quote, facts: await loadFacts(trx, cart), isPromised: false };
};

const promised = async (
  trx: Trx,
  shopId: string | null,
  order: NewOrder,
  cart: SimulatedCart,
  quoteId: string,
) => {
  const stored = await storedQuote(trx, shopId, quoteId, cart);
  if (!stored) throw invalid({ quoteId: { rule: 'rules.quoteUnknown' } });
  if (stored.isUsed) throw invalid({ quoteId: { rule: 'rules.quoteUsed' } });
  if (!stored.isSameCart) throw invalid({ quoteId: { rule: 'rules.quoteOfOtherCart' } });
  if (Date.parse(order.orderedAt) < stored.createdAt.getTime() - ahead) {
    throw invalid({ orderedAt: { rule: 'rules.orderedBeforeQuote' } });
  }
  return { quote: stored.quote, facts: stored.facts };
};
