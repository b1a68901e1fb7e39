import type { Place } from '#contract/regions/place.ts';
import { isWithin } from '#contract/regions/region.ts';
import type { Cart } from './cart.ts';
import type { Product, Showroom } from './conditions.ts';
import type { Cents } from './money.ts';
import { unitPrice } from './price.ts';

/** Why a line is not sold at all. */
export type SaleReason = 'notForSale' | 'price' | 'connectionRegion' | 'showroom';

/** A line of the cart that is sold. */
export interface Line {
  /** Its place in the cart. */
  index: number;
  product: Product;
  quantity: number;
  /** Where it is collected; null where it is delivered. */
  showroom: Showroom | null;
  unitPrice: Cents;
  amount: Cents;
}

/**
 * The lines that are sold, in an order that does not depend on the cart's, and why others are not, by
 * their place in the cart.
 */
export const linesOf = (cart: Cart, products: readonly Product[], place: Place) => {
  const byKey = new Map(products.map((product) => [keyOf(product), product]));
  const lines: Line[] = [];
  const refusals = new Map<number, SaleReason>();
  for (const [index, given] of cart.lines.entries()) {
    const line = lineOf(index, given, byKey.get(keyOf(given)), place);
    if (typeof line === 'string') refusals.set(index, line);
    else lines.push(line);
  }
  return { lines: lines.sort(byIdentity), refusals };
};

const keyOf = ({ vendorId, sku }: { vendorId: string; sku: string }) => `${vendorId} ${sku}`;

const lineOf = (
  index: number,
  { quantity, showroomId }: Cart['lines'][number],
  product: Product | undefined,
  place: Place,
): Line | SaleReason => {
  if (!product) return 'notForSale';
  const price = unitPrice(product.pricing);
  if (price === null) return 'price';
  if (!product.connections.every((regions) => isWithin(regions, place))) return 'connectionRegion';
  const showroom = product.showrooms.find(({ id }) => id === showroomId) ?? null;
  if (showroomId !== null && !showroom) return 'showroom';
  return { index, product, quantity, showroom, unitPrice: price, amount: price * BigInt(quantity) };
};

/** What two lines have in common can be of either. */
const byIdentity = (one: Line, other: Line): number =>
  compare(identityOf(one), identityOf(other)) ||
  one.quantity - other.quantity ||
  one.index - other.index;

const identityOf = ({ product, showroom }: Line) => `${keyOf(product)} ${showroom?.id ?? ''}`;

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);
