import { cartInput } from '#contract/cart/cart.ts';
import type { CreateOrderInput } from '#contract/generated/schema.ts';
import { check, type Violation } from '#contract/rules/platform/check.ts';
import { email } from '#contract/rules/platform/fields.ts';
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

/** The form values of an order. */
export interface Entry {
  externalId: string;
  orderedAt: string | null;
  method: string;
  customer: Person & { email: string; phone: string; vat_id: string };
  shipping: Address;
  /** Whether the recipient is not the customer. */
  isForOther: boolean;
  billing: Address & { country: string };
  hasBilling: boolean;
  items: readonly Item[];
  code: string | null;
  notes: string | null;
}

const nobody: Person = { salutation: '', firstname: '', lastname: '', company: '' };
const nowhere: Address = { ...nobody, street: '', post_code: '', city: '' };

/** Generates an order number, because no shop has assigned one. */
const newNumber = (now: Date): string =>
  `M-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${crypto.randomUUID().slice(0, 6)}`;

/**
 * Returns the initial form values. Call it once per form: its id stays the same, so that a retry
 * after a lost response does not create a second order.
 */
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

/** Converts the form values to the input of the quote. */
export const quoteInputOf = ({ shipping, items, code, orderedAt, customer }: Entry) => ({
  ...cartOf({ postcode: shipping.post_code, items, code: code ?? '', vendorId: null }),
  orderedAt,
  // until the address is complete, the quote is one without a customer
  customerEmail: check(email, customer.email).ok ? customer.email : null,
});

/** Converts the form values to the input of the order. */
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

/** Validates a single line; returns the violated rule. */
export const violationOf = (item: Item): Violation | undefined => {
  const cart = cartOf({ postcode: '10115', items: [item], code: '', vendorId: null });
  const result = check(cartInput, cart);
  return result.ok ? undefined : result.violations.lines;
};
