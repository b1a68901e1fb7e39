import { type Cents, cents, rounded, scaled } from './money.ts';

/** Rates in percent by the value of a partner's share of the cart (specification 9). */
export interface CommissionTiers {
  /** Null for the marketplace's own, which count for whoever has none. */
  vendorId: string | null;
  upTo2000: string;
  upTo5000: string;
  upTo10000: string;
  above: string;
}

export type Tier = Exclude<keyof CommissionTiers, 'vendorId'>;

export interface Commission {
  tier: Tier;
  /** Percent, as the tiers have it. */
  rate: string;
  amount: Cents;
}

/**
 * The tiers that count for a partner.
 * @throws RangeError where neither the partner nor the marketplace has any
 */
export const tiersFor = (tiers: readonly CommissionTiers[], partnerId: string): CommissionTiers => {
  const found =
    tiers.find(({ vendorId }) => vendorId === partnerId) ??
    tiers.find(({ vendorId }) => vendorId === null);
  if (!found) throw new RangeError('There are no commission tiers of the marketplace.');
  return found;
};

/** The commission on a partner's products, undiscounted, and services; the whole of it at one rate. */
export const commissionOf = (tiers: CommissionTiers, base: Cents): Commission => {
  const tier = tierOf(base);
  return { tier, rate: tiers[tier], amount: rounded(base * scaled(tiers[tier], 2), 100_00n) };
};

const tierOf = (base: Cents): Tier => {
  if (base <= cents('2000')) return 'upTo2000';
  if (base <= cents('5000')) return 'upTo5000';
  return base <= cents('10000') ? 'upTo10000' : 'above';
};
