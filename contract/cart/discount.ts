import { type Cents, cents, rounded, scaled } from './money.ts';

/**
 * The conditions of a code (decision 49); an empty list and null limit nothing. A product has to meet every
 * kind of condition, by one of its ids.
 */
export interface DiscountConditions {
  /** EUR: the minimum price of all discounted products together, before the discount. */
  minValue: string | null;
  /** Categories with all that are below them. */
  categoryIds: readonly string[];
  tagIds: readonly string[];
  manufacturerIds: readonly string[];
  /** Sellers. */
  vendorIds: readonly string[];
  /** Shops that the cart comes from; a cart of no shop meets none. */
  shopIds: readonly string[];
  isOncePerCustomer: boolean;
}

/** A discount code; it reduces only product prices. */
export interface Discount extends DiscountConditions {
  /** In capitals. */
  code: string;
  kind: 'percent' | 'euro';
  /** Percent or EUR, above zero, with at most two decimal places. */
  value: string;
  /** Days as YYYY-MM-DD, both inclusive; null means open. */
  startsOn: string | null;
  endsOn: string | null;
  isActive: boolean;
  /** Null means unlimited. */
  maxUses: number | null;
  used: number;
}

/** Who buys, as far as conditions of codes go by it. */
export interface Buyer {
  /** Null for a cart that belongs to no shop. */
  shopId: string | null;
  /** Whether the customer has an order with the cart's code; null if the customer is not known yet. */
  hasUsedCode: boolean | null;
}

type ValidityReason = 'codeUnknown' | 'codeInactive' | 'codeEarly' | 'codeEnded' | 'codeUsedUp';

export type CodeReason =
  | ValidityReason
  | 'codeOtherShop'
  | 'codeUsedByCustomer'
  | 'codeNoProducts'
  | 'codeMinValue';

/**
 * The reason for refusing a code whatever is in the cart; null if it is valid.
 * @param today YYYY-MM-DD in Berlin
 */
export const codeRefusal = (
  code: string,
  discount: Discount | null,
  today: string,
): ValidityReason | null => {
  if (discount?.code !== code) return 'codeUnknown';
  const { isActive, startsOn, endsOn, maxUses, used } = discount;
  if (!isActive) return 'codeInactive';
  if (startsOn !== null && today < startsOn) return 'codeEarly';
  if (endsOn !== null && today > endsOn) return 'codeEnded';
  return maxUses !== null && used >= maxUses ? 'codeUsedUp' : null;
};

/** The amount of a discount on the sum of the product prices; never more than the sum. */
export const discountOf = (
  { kind, value }: Pick<Discount, 'kind' | 'value'>,
  products: Cents,
): Cents => {
  const amount = kind === 'euro' ? cents(value) : rounded(products * scaled(value, 2), 100_00n);
  return amount < products ? amount : products;
};
