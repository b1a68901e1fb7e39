import { type Cents, cents, rounded, scaled } from './money.ts';

/** Commission rates in percent by the value of a partner's share of the cart (specification 9). */
export interface CommissionTiers {
  /** Null for the marketplace's tiers, which apply to partners without their own. */
  vendorId: string | null;
  upTo2000: string;
  upTo5000: string;
  upTo10000: string;
  above: string;
}

export type Tier = Exclude<keyof CommissionTiers, 'vendorId'>;

export interface Commission {
  tier: Tier;
  /** Percent, in the format of the tiers. */
  rate: string;
  amount: Cents;
}

/**
 * The tiers that apply to a partner.
 * @throws RangeError if neither the partner nor the marketplace has tiers
 */
export const tiersFor = (tiers: readonly CommissionTiers[], partnerId: string): CommissionTiers => {
  const found =
    tiers.find(({ vendorId }) => vendorId === partnerId) ??
    tiers.find(({ vendorId }) => vendorId === null);
  if (!found) throw new RangeError('There are no commission tiers of the marketplace.');
  return found;
};

/**
 * The commission on a partner's undiscounted products and services; one rate applies to the whole
 * amount.
 */
export const commissionOf = (tiers: CommissionTiers, base: Cents): Commission => {
  const tier = tierOf(base);
  return { tier, rate: tiers[tier], amount: rounded(base * scaled(tiers[tier], 2), 100_00n) };
};

const tierOf = (base: Cents): Tier => {
  if (base <= cents('2000')) return 'upTo2000';
  if (base <= cents('5000')) return 'upTo5000';
  return base <= cents('10000') ? 'upTo10000' : 'above';
};
