import type { Place } from '#contract/regions/place.ts';
import { isWithin } from '#contract/regions/region.ts';
import type { Cart } from './cart.ts';
import type { Product, Showroom } from './conditions.ts';
import type { Cents } from './money.ts';
import { unitPrice } from './price.ts';

/** Reasons why a line is not sold. */
export type SaleReason = 'notForSale' | 'price' | 'connectionRegion' | 'showroom';

/** A sold line of the cart. */
export interface Line {
  /** Index of the line in the cart. */
  index: number;
  product: Product;
  quantity: number;
  /** The showroom for collection; null for delivery. */
  showroom: Showroom | null;
  unitPrice: Cents;
  amount: Cents;
}

/**
 * The sold lines, in an order independent of the cart's, and the refusal reasons of the others, by
 * index in the cart.
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

/** Lines that compare as equal are interchangeable. */
const byIdentity = (one: Line, other: Line): number =>
  compare(identityOf(one), identityOf(other)) ||
  one.quantity - other.quantity ||
  one.index - other.index;

const identityOf = ({ product, showroom }: Line) => `${keyOf(product)} ${showroom?.id ?? ''}`;

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);
