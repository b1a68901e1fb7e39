import { cartInput } from '#contract/cart/cart.ts';
import type { CreateOrderInput } from '#contract/generated/schema.ts';
import { type Breach, check } from '#contract/rules/platform/check.ts';
import {
  inputOf as cartOf,
  type Item,
  newItem,
} from '#resources/selling/cartSimulator/parts/item.ts';

interface Person {
  salutation: string;
  firstname: string;
  lastname: string;
  company: string;
}

interface Address extends Person {
  street: string;
  post_code: string;
  city: string;
}

/** An order as it is being typed. */
export interface Entry {
  externalId: string;
  orderedAt: string | null;
  method: string;
  customer: Person & { email: string; phone: string; vat_id: string };
  shipping: Address;
  /** Delivered to somebody else than the customer. */
  isForOther: boolean;
  billing: Address & { country: string };
  hasBilling: boolean;
  items: readonly Item[];
  code: string | null;
  notes: string | null;
}

const nobody: Person = { salutation: '', firstname: '', lastname: '', company: '' };
const nowhere: Address = { ...nobody, street: '', post_code: '', city: '' };

/** A number for an order that no shop has given one. */
const newNumber = (now: Date): string =>
  `M-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${crypto.randomUUID().slice(0, 6)}`;

/** Made once for each form: what is sent again after a lost answer is the same order. */
export const newEntry = (): Entry => {
  const now = new Date();
  return {
    externalId: newNumber(now),
    orderedAt: now.toISOString(),
    method: 'invoice',
    customer: { ...nobody, email: '', phone: '', vat_id: '' },
    shipping: nowhere,
    isForOther: false,
    billing: { ...nowhere, country: 'DE' },
    hasBilling: false,
    items: [newItem(0, 'product')],
    code: '',
    notes: '',
  };
};

const nameOf = ({ salutation, firstname, lastname, company }: Person): Person => ({
  salutation,
  firstname,
  lastname,
  company,
});

/** What the quote is asked for. */
export const quoteInputOf = ({ shipping, items, code, orderedAt }: Entry) => ({
  ...cartOf({ postcode: shipping.post_code, items, code: code ?? '', vendorId: null }),
  orderedAt,
});

/** What the API is sent. */
export const inputOf = (entry: Entry, expectedTotal: string): CreateOrderInput => {
  const { customer, shipping, isForOther, billing, hasBilling } = entry;
  const cart = quoteInputOf(entry);
  return {
    externalId: entry.externalId,
    method: entry.method,
    orderedAt: entry.orderedAt,
    customer,
    shipping: { ...shipping, ...(!isForOther && nameOf(customer)) },
    billing: hasBilling ? billing : null,
    lines: cart.lines ?? [],
    services: cart.services ?? [],
    code: cart.code ?? null,
    notes: entry.notes,
    expectedTotal,
  };
};

/** What is wrong with one line by itself. */
export const breachOf = (item: Item): Breach | undefined => {
  const cart = cartOf({ postcode: '10115', items: [item], code: '', vendorId: null });
  const result = check(cartInput, cart);
  return result.ok ? undefined : result.breaches.lines;
};
