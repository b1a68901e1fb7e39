import { type Cents, cents, decimal, rounded } from './money.ts';

/** A line or service of an order with the amounts of its quote; all EUR net. */
export interface Refundable {
  amount: string;
  /** Share of the discount; '0.00' for a service. */
  discount: string;
  /** Share of the commission. */
  commission: string;
}

export interface Refund {
  /** The amount refunded to the customer: the amount less its share of the discount. */
  customer: string;
  /** The commission that the marketplace gives back. */
  commission: string;
  /** The amount in the partner's ledger: never above zero. */
  net: string;
}

/**
 * Calculates the refund of an amount of a line or service. Shares are those of all refunds so far
 * less those of the earlier ones, so that refunds of the whole amount give back the exact shares.
 * @param before the amount refunded earlier, EUR net and before discount, like `amount`
 * @throws RangeError if the amount is zero or exceeds the remainder
 */
export const refundOf = (of: Refundable, before: string, amount: string): Refund => {
  const whole = cents(of.amount);
  const from = cents(before);
  const to = from + cents(amount);
  if (cents(amount) <= 0n || from < 0n || to > whole) {
    throw new RangeError(`Not to be refunded of ${of.amount} after ${before}: ${amount}`);
  }
  const shareOf = (share: string): Cents =>
    rounded(cents(share) * to, whole) - rounded(cents(share) * from, whole);
  const commission = shareOf(of.commission);
  return {
    customer: decimal(to - from - shareOf(of.discount)),
    commission: decimal(commission),
    net: decimal(commission - (to - from)),
  };
};
