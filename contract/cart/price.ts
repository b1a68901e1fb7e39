import { type Cents, cents, rounded, scaled } from './money.ts';

/** What somebody adds to a price; 10 percent turns 100 into 110 (specification 5). */
export interface Adjustment {
  adjustmentType: 'none' | 'percent' | 'euro';
  /** Percent or EUR with up to two places, also below zero; null for `none`. */
  adjustmentAmount: string | null;
}

/** How a partner's price of a product comes about: it follows the source's, or is its own. */
export interface Pricing extends Adjustment {
  priceType: 'original' | 'own';
  /** The manufacturer's price, EUR net, or how the seller it is taken from makes its own. */
  source: string | Pricing;
  /** EUR net; null for `original`. */
  ownPrice: string | null;
}

/** What the partner pays; null where the seller it is taken from cannot sell it. */
export const sourcePrice = ({ source }: Pricing): Cents | null =>
  typeof source === 'string' ? cents(source) : unitPrice(source);

/** The price of one; null below a cent, which is not for sale. */
export const unitPrice = (pricing: Pricing): Cents | null => {
  const price = pricing.priceType === 'own' ? cents(pricing.ownPrice ?? '0') : followed(pricing);
  return price !== null && price > 0n ? price : null;
};

const followed = (pricing: Pricing): Cents | null => {
  const source = sourcePrice(pricing);
  return source === null ? null : adjusted(source, 1n, pricing);
};

/** An amount, as the exact fraction of a cent that it is so far, with its adjustment; rounded once. */
export const adjusted = (
  numerator: bigint,
  denominator: bigint,
  { adjustmentType, adjustmentAmount }: Adjustment,
): Cents => {
  const by = scaled(adjustmentAmount ?? '0', 2);
  if (adjustmentType === 'percent') {
    return rounded(numerator * (100_00n + by), denominator * 100_00n);
  }
  return rounded(numerator + (adjustmentType === 'euro' ? by * denominator : 0n), denominator);
};
