import { type Cents, cents, decimal, rounded } from './money.ts';

/** A line or service of an order as its quote has it; all EUR net. */
export interface Refundable {
  amount: string;
  /** Its share of the discount; '0.00' of a service. */
  discount: string;
  /** Its share of the commission. */
  commission: string;
}

export interface Refund {
  /** What the customer gets: the amount less its share of the discount. */
  customer: string;
  /** What the marketplace gives back of its commission. */
  commission: string;
  /** What it is in the partner's ledger: never above zero. */
  net: string;
}

/**
 * What refunding an amount of a line or service means. Shares are those of all refunds so far less
 * those of the former ones, so that refunds of the whole give back all of it, to the cent.
 * @param before what was refunded of it already, EUR net and before discount, as `amount` is
 * @throws RangeError for an amount of nothing, or of more than is left
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
