import type { Place } from '#contract/regions/place.ts';
import { mostSpecific, type Region } from '#contract/regions/region.ts';
import { type Cents, cents, scaled, sumBy } from './money.ts';

/**
 * A rule of a delivery template. Ranges include both limits; without `from` a range starts at zero,
 * without `to` it has no end. Costs and prices are EUR net, weights are kg with at most three
 * decimal places; fields that the template's type does not use are null.
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

/** An item to deliver, with its price before discounts. */
export interface Delivered {
  amount: Cents;
  quantity: number;
  /** Weight of one piece in kg, with at most three decimal places. */
  weight: string | null;
  itemsPerPallet: number | null;
}

/**
 * Reasons why an item cannot be delivered; for the last two, the item lacks the value that the
 * template's type needs.
 */
export type DeliveryReason = 'region' | 'range' | 'weight' | 'itemsPerPallet';

export interface Shipping {
  /** Null if one of the items cannot be delivered. */
  cost: Cents | null;
  /** Number of pallets, for templates by pallet. */
  pallets: number | null;
  /** The reason for each item, in the order of the items; null if it can be delivered. */
  refusals: (DeliveryReason | null)[];
}

/**
 * The cost of delivering items by one template to a place (specification 5: from the sum of the
 * product prices of the template). Only the rules of the most specific region apply; if the place
 * is in two states, the lower cost applies.
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

/** The lowest cost among the rules whose range contains the amount in cents or grams. */
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

/** Fractions of pallets are added exactly, then rounded up once. */
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
