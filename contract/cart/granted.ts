import type { Product } from './conditions.ts';
import {
  type Buyer,
  type CodeReason,
  type Discount,
  type DiscountConditions,
  discountOf,
} from './discount.ts';
import type { Line } from './lines.ts';
import { type Cents, cents, sumBy } from './money.ts';

const meets = (wanted: readonly string[], given: readonly string[]): boolean =>
  wanted.length === 0 || given.some((id) => wanted.includes(id));

const isDiscounted = (
  { categoryIds, tagIds, manufacturerIds, vendorIds }: DiscountConditions,
  product: Product,
): boolean =>
  meets(categoryIds, product.categoryIds) &&
  meets(tagIds, product.tagIds) &&
  meets(manufacturerIds, product.manufacturerId === null ? [] : [product.manufacturerId]) &&
  meets(vendorIds, [product.vendorId]);

/** The discount of a code, or the reason why it grants none. */
export interface Granted {
  discount: Cents;
  /** The lines that share the discount. */
  lines: readonly Line[];
  refusal: CodeReason | null;
  /** With `codeMinValue`: the amount missing. */
  missing: Cents | null;
}

export const nothingGranted: Granted = { discount: 0n, lines: [], refusal: null, missing: null };

/** The discount of a valid code for a cart with these sold lines. */
export const grantedOn = (discount: Discount, lines: readonly Line[], buyer: Buyer): Granted => {
  const refused = (refusal: CodeReason, missing: Cents | null = null): Granted => ({
    ...nothingGranted,
    refusal,
    missing,
  });
  const { shopIds, isOncePerCustomer, minValue } = discount;
  if (!meets(shopIds, buyer.shopId === null ? [] : [buyer.shopId])) return refused('codeOtherShop');
  if (isOncePerCustomer && buyer.hasUsedCode) return refused('codeUsedByCustomer');
  const discounted = lines.filter(({ product }) => isDiscounted(discount, product));
  if (discounted.length === 0 && lines.length > 0) return refused('codeNoProducts');
  const products = sumBy(discounted, ({ amount }) => amount);
  const missing = cents(minValue ?? '0') - products;
  if (missing > 0n) return refused('codeMinValue', missing);
  return { ...nothingGranted, discount: discountOf(discount, products), lines: discounted };
};
