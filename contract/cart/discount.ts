import { type Cents, cents, rounded, scaled } from './money.ts';

/** A discount code; it lowers product prices only. */
export interface Discount {
  /** In capitals. */
  code: string;
  kind: 'percent' | 'euro';
  /** Percent or EUR, above zero, with up to two places. */
  value: string;
  /** Days as YYYY-MM-DD; both count, and null is open. */
  startsOn: string | null;
  endsOn: string | null;
  isActive: boolean;
  /** Null is without end. */
  maxUses: number | null;
  used: number;
}

export type CodeReason = 'codeUnknown' | 'codeInactive' | 'codeEarly' | 'codeEnded' | 'codeUsedUp';

/**
 * Why a code is refused; null if it is valid.
 * @param today YYYY-MM-DD in Berlin
 */
export const codeRefusal = (
  code: string,
  discount: Discount | null,
  today: string,
): CodeReason | null => {
  if (discount?.code !== code) return 'codeUnknown';
  const { isActive, startsOn, endsOn, maxUses, used } = discount;
  if (!isActive) return 'codeInactive';
  if (startsOn !== null && today < startsOn) return 'codeEarly';
  if (endsOn !== null && today > endsOn) return 'codeEnded';
  return maxUses !== null && used >= maxUses ? 'codeUsedUp' : null;
};

/** What a discount takes off the sum of the product prices; never more than that. */
export const discountOf = ({ kind, value }: Discount, products: Cents): Cents => {
  const amount = kind === 'euro' ? cents(value) : rounded(products * scaled(value, 2), 100_00n);
  return amount < products ? amount : products;
};
