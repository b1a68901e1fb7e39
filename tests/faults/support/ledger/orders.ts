import type { Item, Line, Order, Thing } from './books.ts';
import type { Random } from './random.ts';

/* Random orders of up to three partners, four lines and three services. */

export const euros = (amount: number): string => (amount / 100).toFixed(2);
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

export interface Part {
  id: string;
  vendor: string;
}

/** A partner's part, with what it charges for shipping and driving. */
interface Share {
  part: Part;
  shipping: Thing;
  driving: Thing;
}

/** An order in the books, with what its rows need in addition. */
export interface Draft {
  order: Order;
  parts: readonly Part[];
  shipping: readonly Thing[];
  lines: readonly { line: Line; part: Part; deliverer: Part; isCollected: boolean }[];
  services: readonly { service: Thing; part: Part; line: Line }[];
}

const nothing = () => ({ amount: 0, customer: 0, commission: 0 });

/** Amounts from a cent to 2,000.00; low ones make the roundings count. */
const priceBy = (random: Random): number =>
  random.chance(0.2) ? random.between(1, 99) : random.between(100, 200_000);

const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);

const lineBy = (random: Random, id: string, position: number, { vendor }: Part): Line => {
  const unit = priceBy(random);
  const quantity = random.between(1, 4);
  const amount = unit * quantity;
  const item: Item = { id, state: 'open' };
  return {
    ...{ kind: 'line', id, vendor, amount, unit, quantity, position, item, of: [item] },
    discount: random.chance(0.5) ? percentOf(amount, random.between(1, 20)) : 0,
    commission: percentOf(amount, random.between(5, 15)),
    ...{ refunded: nothing(), costs: [], services: [] },
  };
};

const serviceBy = (random: Random, id: string, { vendor }: Part): Thing => {
  const amount = priceBy(random);
  return {
    ...{ kind: 'service', id, vendor, amount, discount: 0, of: [{ id, state: 'open' }] },
    commission: percentOf(amount, random.between(5, 15)),
    refunded: nothing(),
  };
};

const shareBy = (random: Random, part: Part): Share => {
  const cost = (kind: 'shipping' | 'driving', amount: number): Thing => ({
    ...{ kind, id: part.id, vendor: part.vendor, amount, discount: 0, commission: 0, of: [] },
    refunded: nothing(),
  });
  return {
    part,
    shipping: cost('shipping', random.chance(0.7) ? random.between(1, 9_900) : 0),
    driving: cost('driving', random.between(1, 5_000)),
  };
};

const times = <Made>(count: number, make: (place: number) => Made): Made[] =>
  Array.from({ length: count }, (_, place) => make(place));

/** Lines; some are delivered by another partner than their seller, and some are collected. */
const linesBy = (random: Random, idAt: (place: number) => string, shares: readonly Share[]) =>
  times(random.between(1, 4), (place) => {
    const seller = random.pick(shares);
    const deliverer = random.chance(0.8) ? seller : random.pick(shares);
    const isCollected = random.chance(0.1);
    const line = lineBy(random, idAt(place), place, seller.part);
    if (!isCollected) {
      line.costs.push(deliverer.shipping);
      deliverer.shipping.of.push(line.item);
    }
    return { line, part: seller.part, deliverer: deliverer.part, isCollected };
  });

const servicesBy = (
  random: Random,
  idAt: (place: number) => string,
  shares: readonly Share[],
  lines: readonly Line[],
) =>
  times(random.below(4), (place) => {
    const { part, driving } = random.pick(shares);
    const line = random.pick(lines);
    const service = serviceBy(random, idAt(place), part);
    driving.of.push(...service.of);
    line.services.push(...service.of);
    if (!line.costs.includes(driving)) line.costs.push(driving);
    return { service, part, line };
  });

/** @param n the number of the order; it is unique, and so are the ids that begin with it */
export const draftOrder = (random: Random, n: number, vendors: readonly string[]): Draft => {
  const idAt = (place: number): string => String(n * 10 + place);
  const chosen = [...new Set(times(random.between(1, 3), () => random.pick(vendors)))];
  const parts = chosen.map((vendor, place): Part => ({ id: idAt(place), vendor }));
  const shares = parts.map((part) => shareBy(random, part));
  const lines = linesBy(random, idAt, shares);
  const ofOrder = lines.map(({ line }) => line);
  const services = servicesBy(random, idAt, shares, ofOrder);
  const used = (costs: readonly Thing[]) => costs.filter(({ of }) => of.length > 0);
  const shipping = used(shares.map((share) => share.shipping));
  const driving = used(shares.map((share) => share.driving));
  const performed = services.map(({ service }) => service);
  const order: Order = {
    ...{ id: String(n), externalId: `random-${n}`, payments: [], returns: [], repaid: 0 },
    ...{ lines: ofOrder, services: performed },
    things: [...ofOrder, ...performed, ...shipping.filter(({ amount }) => amount > 0), ...driving],
  };
  return { order, parts, shipping, lines, services };
};
