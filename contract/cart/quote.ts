import { placeOf } from '#contract/regions/place.ts';
import type { Cart } from './cart.ts';
import { chosenServices } from './chosen.ts';
import type { Conditions } from './conditions.ts';
import { deliveriesOf } from './deliveries.ts';
import { codeRefusal } from './discount.ts';
import { type Granted, grantedOn, nothingGranted } from './granted.ts';
import { type Line, linesOf } from './lines.ts';
import { type Cents, decimal, sumBy } from './money.ts';
import { partsOf } from './parts.ts';
import type { Quote } from './quoted.ts';
import { quotedLines, quotedPart, quotedServices, quotedShipping } from './quotedRows.ts';
import { visitsOf } from './visits.ts';

/**
 * Calculates a quote: the cart's cost, each partner's part, and the refusal reasons (specification
 * 5, "Cart rules"). The result does not depend on the order of the lines.
 * @param cart validated by `cartInput`
 * @param today YYYY-MM-DD in Berlin (`berlinDay`), for the code
 * @throws RangeError for input that the rules reject, such as a postcode of four digits, an amount
 * with three decimal places or a marketplace without commission tiers
 */
export const quote = (cart: Cart, conditions: Conditions, today: string): Quote => {
  const place = placeOf(cart.postcode);
  const { lines, refusals: unsold } = linesOf(cart, conditions.products, place);
  const { deliveries, refusals: undelivered } = deliveriesOf(lines, conditions.templates, place);
  const products = sumBy(lines, ({ amount }) => amount);
  const { chosen, refusals: undone } = chosenServices(cart, lines, conditions, place);
  const { visits, missing } = visitsOf(chosen, products);
  const parts = partsOf({ lines, deliveries, visits }, conditions.commissionTiers);
  const code = discountFor(cart, conditions, today, lines);
  const sums = {
    products,
    discount: code.discount,
    shipping: sumBy(parts, (part) => part.shipping),
    services: sumBy(parts, (part) => part.services),
    driving: sumBy(parts, (part) => part.driving),
  };
  const total = products - code.discount + sums.shipping + sums.services + sums.driving;
  const commissions = sumBy(parts, ({ commission }) => commission.amount);
  const refusals = new Map([...unsold, ...undelivered]);
  return {
    lines: quotedLines(cart, { lines, refusals, deliveries, parts, granted: code }),
    services: quotedServices(cart, parts, undone, missing),
    shipping: deliveries.map(quotedShipping),
    parts: parts.map(quotedPart),
    codeRefusal: code.refusal,
    codeMissing: code.missing === null ? null : decimal(code.missing),
    isCodeCheckedAtOrder: isCheckedAtOrder(conditions, code),
    sums: inDecimals(sums),
    total: refusals.size === 0 ? decimal(total) : null,
    kept: decimal(commissions - code.discount),
    isOrderable: refusals.size + undone.size + missing.size === 0 && code.refusal === null,
  };
};

const discountFor = (
  { code }: Cart,
  { discount, buyer }: Conditions,
  today: string,
  lines: readonly Line[],
): Granted => {
  if (code === null) return nothingGranted;
  const refusal = codeRefusal(code, discount, today);
  if (refusal !== null || discount === null) return { ...nothingGranted, refusal };
  return grantedOn(discount, lines, buyer);
};

/** Whether only the order can tell that its customer has not used the code before. */
const isCheckedAtOrder = (
  { discount, buyer }: Conditions,
  { refusal, discount: amount }: Granted,
): boolean =>
  refusal === null &&
  amount > 0n &&
  buyer.hasUsedCode === null &&
  (discount?.isOncePerCustomer ?? false);

const inDecimals = (sums: Record<keyof Quote['sums'], Cents>): Quote['sums'] => ({
  products: decimal(sums.products),
  discount: decimal(sums.discount),
  shipping: decimal(sums.shipping),
  services: decimal(sums.services),
  driving: decimal(sums.driving),
});
