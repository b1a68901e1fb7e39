import { type Cents, cents, rounded, scaled } from './money.ts';

/** An adjustment of a price; 10 percent turns 100 into 110 (specification 5). */
export interface Adjustment {
  adjustmentType: 'none' | 'percent' | 'euro';
  /** Percent or EUR with at most two decimal places, possibly negative; null for `none`. */
  adjustmentAmount: string | null;
}

/**
 * The source of a partner's price for a product: it is derived from the source's price, or it is
 * the partner's own.
 */
export interface Pricing extends Adjustment {
  priceType: 'original' | 'own';
  /**
   * The manufacturer's price in EUR net, or the pricing of the seller that supplies the product.
   */
  source: string | Pricing;
  /** EUR net; null for `original`. */
  ownPrice: string | null;
}

/** The partner's purchase price; null if the supplying seller cannot sell the product. */
export const sourcePrice = ({ source }: Pricing): Cents | null =>
  typeof source === 'string' ? cents(source) : unitPrice(source);

/** The price of one piece; null below one cent, which means not for sale. */
export const unitPrice = (pricing: Pricing): Cents | null => {
  const price = pricing.priceType === 'own' ? cents(pricing.ownPrice ?? '0') : followed(pricing);
  return price !== null && price > 0n ? price : null;
};

const followed = (pricing: Pricing): Cents | null => {
  const source = sourcePrice(pricing);
  return source === null ? null : adjusted(source, 1n, pricing);
};

/** Adds the adjustment to an amount given as an exact fraction of a cent; rounds once. */
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
