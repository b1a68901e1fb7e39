import * as v from 'valibot';
import { cartEntries, isChosenOnce, isOfALine } from '#contract/cart/cart.ts';
import { limits } from '#contract/limits.ts';
import { postcode } from '#contract/regions/rules.ts';
import { salutation } from '#contract/rules/people/customer.ts';
import { email, id, line, longText, price, requiredText } from '#contract/rules/platform/fields.ts';

/* The order as a shop sends it (specification 4). Orders entered by administrators follow the
   same rules. */

const optional = (max: number) => v.nullish(line(max), '');

const person = {
  salutation,
  firstname: optional(limits.profileLine),
  lastname: requiredText(limits.profileLine),
  company: optional(limits.profileLine),
};

const customer = v.object({
  ...person,
  email,
  phone: optional(limits.phone),
  vat_id: optional(20),
});

const place = {
  street: requiredText(limits.profileLine),
  city: requiredText(limits.profileLine),
};

const billing = v.object({
  ...person,
  ...place,
  post_code: requiredText(10),
  country: v.pipe(
    v.nullish(line(2), 'DE'),
    v.toUpperCase(),
    v.regex(/^[A-Z]{2}$/, 'rules.country'),
  ),
});

/** In Germany, like all deliveries. */
const shipping = v.object({
  ...person,
  ...place,
  post_code: postcode,
  country: v.nullish(v.literal('DE', 'rules.shippedToGermany'), 'DE'),
});

/** A moment, as ISO 8601 with its zone; normalised to UTC. */
export const moment = v.pipe(
  v.string('rules.required'),
  v.isoTimestamp('rules.moment'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'rules.moment'),
  v.transform((text) => new Date(text).toISOString()),
);

const externalId = requiredText(limits.externalId);
const paymentId = v.nullish(requiredText(limits.externalId), null);

export const createOrderInput = v.pipe(
  v.object({
    externalId,
    paymentId,
    method: requiredText(limits.paymentMethod),
    orderedAt: moment,
    quoteId: v.nullish(v.pipe(v.string('rules.wrongType'), v.uuid('rules.quoteUnknown')), null),
    customer,
    /** If omitted, the shipping address is used. */
    billing: v.nullish(billing, null),
    shipping,
    ...cartEntries,
    notes: longText(limits.orderNotes),
    expectedTotal: price,
  }),
  v.forward(
    v.check((given) => isOfALine(given), 'rules.unknown'),
    ['services'],
  ),
  v.forward(
    v.check((given) => isChosenOnce(given), 'rules.serviceTwice'),
    ['services'],
  ),
);
export type NewOrder = v.InferOutput<typeof createOrderInput>;

/** How a shop names one of its orders; administrators name an order by its id. */
export const ofOwnOrder = { externalId };
export const ofOrder = { orderId: id };

const cancellation = { reason: longText(limits.orderReason) };
export const cancelOrderInput = v.object({ ...ofOrder, ...cancellation });
export const shopCancellationInput = v.object({ ...ofOwnOrder, ...cancellation });
export type OrderCancellation = v.InferOutput<v.ObjectSchema<typeof cancellation, undefined>>;

export { externalId as orderExternalId };
