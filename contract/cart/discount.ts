import { type Cents, cents, rounded, scaled } from './money.ts';

/** A discount code; it reduces only product prices. */
export interface Discount {
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

export type CodeReason = 'codeUnknown' | 'codeInactive' | 'codeEarly' | 'codeEnded' | 'codeUsedUp';

/**
 * The reason for refusing a code; null if it is valid.
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

/** The amount of a discount on the sum of the product prices; never more than the sum. */
export const discountOf = ({ kind, value }: Discount, products: Cents): Cents => {
  const amount = kind === 'euro' ? cents(value) : rounded(products * scaled(value, 2), 100_00n);
  return amount < products ? amount : products;
};
