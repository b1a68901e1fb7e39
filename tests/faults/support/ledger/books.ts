/* The books of the test: what was done, and what follows from it by the rules of decision 41, in
   whole cents. Nothing here uses code of the product. */

/** A line or a service of an order. */
export interface Item {
  id: string;
  state: 'open' | 'shipped' | 'completed' | 'cancelled';
}

/** Something that the customer pays for. */
export interface Thing {
  kind: 'line' | 'service' | 'shipping' | 'driving';
  /** Of the line, the service, the shipping group or the part. */
  id: string;
  /** The partner that earns it. */
  vendor: string;
  amount: number;
  discount: number;
  commission: number;
  /** It is borne unless all of these are cancelled, and earned once one of them is completed. */
  of: Item[];
  /** All refunds of it: before discount, to the customer, and of the commission. */
  refunded: { amount: number; customer: number; commission: number };
}

export interface Returned {
  id: string;
  line: Line;
  quantity: number;
  state: 'announced' | 'received' | 'refunded' | 'closed';
}

export interface Line extends Thing {
  unit: number;
  quantity: number;
  position: number;
  /** The things whose cost belongs to it: its shipping group and the driving of its services. */
  costs: Thing[];
  /** Services for it, which are cancelled with it. */
  services: Item[];
  item: Item;
}

interface Payment {
  id: string;
  amount: number;
  isReversed: boolean;
}

export interface Order {
  id: string;
  externalId: string;
  lines: readonly Line[];
  services: readonly Thing[];
  /** Lines and services, shipping and driving. */
  things: readonly Thing[];
  payments: Payment[];
  returns: Returned[];
  /** What the customer got back so far. */
  repaid: number;
}

export const sumOf = <Each>(items: Iterable<Each>, amountOf: (item: Each) => number): number => {
  let sum = 0;
  for (const item of items) sum += amountOf(item);
  return sum;
};

export const isBorne = ({ of }: Thing): boolean => of.some(({ state }) => state !== 'cancelled');
const isDone = ({ of }: Thing): boolean => of.some(({ state }) => state === 'completed');

/** The whole share of an amount, halves rounded up. */
const shareOf = (share: number, part: number, whole: number): number =>
  Math.floor((2 * share * part + whole) / (2 * whole));

/** Refunds an amount of a thing. All refunds so far give back the share of their sum. */
export const bookRefund = (thing: Thing, amount: number): number => {
  const { refunded, discount, commission, amount: whole } = thing;
  const all = refunded.amount + amount;
  if (all > whole) throw new Error('More is refunded than it came to.');
  const customer = all - shareOf(discount, all, whole);
  const given = customer - refunded.customer;
  thing.refunded = { amount: all, customer, commission: shareOf(commission, all, whole) };
  return given;
};

export interface Settlement {
  /** What the customer bears. */
  claim: number;
  received: number;
  /** Owed back or repaid. */
  back: number;
  owedBack: number;
  /** What is left to be paid. */
  open: number;
  isCovered: boolean;
}

/** What the customer of an order owes, paid and gets back. */
export const settlementOf = ({ things, payments, repaid }: Order): Settlement => {
  const claim = sumOf(
    things.filter(isBorne),
    (thing) => thing.amount - thing.discount - thing.refunded.customer,
  );
  const received = sumOf(payments, ({ amount, isReversed }) => (isReversed ? 0 : amount));
  const back = Math.max(received - claim, repaid, 0);
  const kept = received - back;
  return {
    ...{ claim, received, back },
    owedBack: back - repaid,
    open: Math.max(claim - kept, 0),
    isCovered: kept >= claim,
  };
};

export interface Earned {
  amount: number;
  commission: number;
  /** The discount that the marketplace bears. */
  discount: number;
}

/** What a partner, or all of them, have earned of an order by now. */
export const earnedOf = (order: Order, vendor?: string): Earned => {
  const things = settlementOf(order).isCovered
    ? order.things.filter(
        (each) => isDone(each) && (vendor === undefined || each.vendor === vendor),
      )
    : [];
  return {
    amount: sumOf(things, ({ amount, refunded }) => amount - refunded.amount),
    commission: sumOf(things, ({ commission, refunded }) => commission - refunded.commission),
    discount: sumOf(
      things,
      (thing) => thing.discount - (thing.refunded.amount - thing.refunded.customer),
    ),
  };
};

/** Money that a customer paid and no partner has earned yet: for unpaid orders and open lines. */
export const waitingOf = (order: Order): number => {
  const { received, back } = settlementOf(order);
  const { amount, discount } = earnedOf(order);
  return received - back - (amount - discount);
};
