import type { Place } from '#contract/regions/place.ts';
import { mostSpecific, type Region } from '#contract/regions/region.ts';
import { type Cents, cents, scaled, sumBy } from './money.ts';

/**
 * A rule of a delivery template. Both ends of a range count; without `from` it begins at zero, without
 * `to` it has no end. Costs and prices are EUR net, weights kg with up to three places; what the type
 * of the template does not go by is null.
 */
export interface DeliveryRule {
  region: Region;
  priceFrom: string | null;
  priceTo: string | null;
  weightFrom: string | null;
  weightTo: string | null;
  shippingCost: string | null;
  palletPrice: string | null;
}

export interface DeliveryTemplate {
  id: string;
  /** Standard and expedited cost by the sum of product prices. */
  type: 'standard' | 'expedited' | 'item_weight' | 'pallet';
  daysFrom: number;
  daysTo: number;
  rules: readonly DeliveryRule[];
}

/** What is delivered, before discounts. */
export interface Delivered {
  amount: Cents;
  quantity: number;
  /** kg of one, with up to three places. */
  weight: string | null;
  itemsPerPallet: number | null;
}

/** Why something cannot be delivered; the last two lack what the type of the template goes by. */
export type DeliveryReason = 'region' | 'range' | 'weight' | 'itemsPerPallet';

export interface Shipping {
  /** Null where one of the items cannot be delivered. */
  cost: Cents | null;
  /** Of a template by pallets. */
  pallets: number | null;
  /** Of each item, in their order; null for what can be delivered. */
  refusals: (DeliveryReason | null)[];
}

/**
 * What delivering the items by one template to a place costs (specification 5: from the sum of the
 * product prices of the template). Only the rules of the most specific region count; of two states
 * that both hold the place, the lower cost.
 */
export const shipping = (
  { type, rules }: DeliveryTemplate,
  items: readonly Delivered[],
  place: Place,
): Shipping => {
  const there = mostSpecific(rules, place);
  if (there.length === 0) return refused(items, 'region');
  if (type === 'item_weight') return byWeight(there, items);
  if (type === 'pallet') return byPallet(there, items);
  const cost = lowest(
    there,
    'price',
    sumBy(items, ({ amount }) => amount),
  );
  return cost === null ? refused(items, 'range') : delivered(items, cost);
};

const delivered = (items: readonly Delivered[], cost: Cents): Shipping => ({
  cost,
  pallets: null,
  refusals: items.map(() => null),
});

const refused = (items: readonly Delivered[], reason: DeliveryReason): Shipping => ({
  cost: null,
  pallets: null,
  refusals: items.map(() => reason),
});

const byWeight = (rules: readonly DeliveryRule[], items: readonly Delivered[]): Shipping => {
  const costs = items.map(({ weight, quantity }) => {
    if (weight === null) return 'weight';
    const cost = lowest(rules, 'weight', scaled(weight, 3));
    return cost === null ? 'range' : cost * BigInt(quantity);
  });
  const known = costs.filter((cost) => typeof cost === 'bigint');
  return {
    cost: known.length === items.length ? sumBy(known, (cost) => cost) : null,
    pallets: null,
    refusals: costs.map((cost) => (typeof cost === 'bigint' ? null : cost)),
  };
};

/** The lowest cost of the rules in whose range an amount of cents or grams is. */
const lowest = (
  rules: readonly DeliveryRule[],
  by: 'price' | 'weight',
  amount: bigint,
): Cents | null => {
  const places = by === 'price' ? 2 : 3;
  const inRange = rules.filter((rule) => {
    const from = rule[`${by}From`];
    const to = rule[`${by}To`];
    return scaled(from ?? '0', places) <= amount && (to === null || amount <= scaled(to, places));
  });
  return least(inRange.map(({ shippingCost }) => shippingCost));
};

/** Parts of pallets are added up exactly, then rounded up once. */
const byPallet = (rules: readonly DeliveryRule[], items: readonly Delivered[]): Shipping => {
  const refusals = items.map(({ itemsPerPallet }) => (itemsPerPallet ? null : 'itemsPerPallet'));
  if (refusals.some((reason) => reason !== null)) return { cost: null, pallets: null, refusals };
  const price = least(rules.map(({ palletPrice }) => palletPrice));
  if (price === null) return refused(items, 'range');
  const pallets = palletsOf(items);
  return { cost: price * pallets, pallets: Number(pallets), refusals };
};

const palletsOf = (items: readonly Delivered[]): bigint => {
  const [filled, size] = items.reduce(
    ([over, under], { quantity, itemsPerPallet }) => {
      const each = BigInt(itemsPerPallet ?? 1);
      return [over * each + BigInt(quantity) * under, under * each];
    },
    [0n, 1n],
  );
  return (filled + size - 1n) / size;
};

const least = (costs: readonly (string | null)[]): Cents | null =>
  costs
    .filter((cost) => cost !== null)
    .map(cents)
    .reduce<Cents | null>((low, cost) => (low === null || cost < low ? cost : low), null);
