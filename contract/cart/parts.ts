import { type Commission, type CommissionTiers, commissionOf, tiersFor } from './commission.ts';
import type { Delivery } from './deliveries.ts';
import type { Line } from './lines.ts';
import { type Cents, spread, sumBy } from './money.ts';
import type { Performed, Visit } from './visits.ts';

/** One partner's share of a cart. */
export interface Part {
  partnerId: string;
  /** The first role that applies; a partner that only delivers has shipping only. */
  role: 'seller' | 'performer' | 'deliverer';
  products: Cents;
  services: Cents;
  /** Commission on undiscounted products and services together. */
  commission: Commission;
  /** Cost of the partner's deliveries, including products sold by others. */
  shipping: Cents;
  driving: Cents;
  payout: Cents;
  /** The commission's share of each sold line and of each performed service. */
  ofLines: readonly (readonly [Line, Cents])[];
  ofServices: readonly (readonly [Performed, Cents])[];
}

interface Sold {
  lines: readonly Line[];
  deliveries: readonly Delivery[];
  visits: readonly Visit[];
}

/** The parts of all partners that sell, perform or deliver, by partner id. */
export const partsOf = (sold: Sold, tiers: readonly CommissionTiers[]): Part[] => {
  const partners = new Set([
    ...sold.lines.map(({ product }) => product.vendorId),
    ...sold.visits.map(({ performerId }) => performerId),
    ...sold.deliveries.map(({ delivererId }) => delivererId),
  ]);
  return [...partners].sort().map((partnerId) => partOf(partnerId, sold, tiers));
};

const partOf = (partnerId: string, sold: Sold, tiers: readonly CommissionTiers[]): Part => {
  const lines = sold.lines.filter(({ product }) => product.vendorId === partnerId);
  const visits = sold.visits.filter(({ performerId }) => performerId === partnerId);
  const deliveries = sold.deliveries.filter(({ delivererId }) => delivererId === partnerId);
  const performed = visits.flatMap(({ services }) => services);
  const products = sumBy(lines, ({ amount }) => amount);
  const services = sumBy(performed, ({ cost }) => cost);
  const shipping = sumBy(deliveries, ({ cost }) => cost ?? 0n);
  const driving = sumBy(visits, (visit) => visit.driving);
  const commission = commissionOf(tiersFor(tiers, partnerId), products + services);
  const shares = spread(commission.amount, [
    ...lines.map(({ amount }) => amount),
    ...performed.map(({ cost }) => cost),
  ]);
  return {
    partnerId,
    role: roleOf(lines, visits),
    products,
    services,
    commission,
    shipping,
    driving,
    payout: products + services - commission.amount + shipping + driving,
    ofLines: lines.map((line, index) => [line, shares[index] ?? 0n]),
    ofServices: performed.map((service, index) => [service, shares[lines.length + index] ?? 0n]),
  };
};

const roleOf = (lines: readonly Line[], visits: readonly Visit[]): Part['role'] => {
  if (lines.length > 0) return 'seller';
  return visits.length > 0 ? 'performer' : 'deliverer';
};
