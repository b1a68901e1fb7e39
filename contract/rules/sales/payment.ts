import * as v from 'valibot';
import { berlinDay } from '#contract/cart/day.ts';
import { limits } from '#contract/limits.ts';
import { id, longText, price, requiredText } from '#contract/rules/platform/fields.ts';
import { day } from '#contract/rules/platform/period.ts';
import { moment, ofOrder, ofOwnOrder } from './orderIntake.ts';

/* What customers pay for an order, in one payment or several. All amounts are EUR net. */

/**
 * Payment states of an order, derived from its payments and repayments: nothing paid, less than owed,
 * all of it, more than that; a repayment of something cancelled or refunded is owed; a part or all was
 * paid back.
 */
export const paymentStatuses = [
  'pending',
  'partly_paid',
  'paid',
  'overpaid',
  'refund_owed',
  'partly_refunded',
  'refunded',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const amountAboveZero = v.pipe(
  price,
  v.check((amount) => Number(amount) > 0, 'rules.amountAboveZero'),
);

const payment = {
  /** Unique within the order's shop. */
  paymentId: requiredText(limits.externalId),
  amount: amountAboveZero,
  /** The order's method by default. */
  method: v.nullish(requiredText(limits.paymentMethod), null),
  /** Information between the order's day and today; the payment is booked now. */
  paidAt: v.nullish(moment, null),
};
export const orderPaymentInput = v.object({ ...ofOrder, ...payment });
export const shopPaymentInput = v.object({ ...ofOwnOrder, ...payment });
export type OrderPayment = v.InferOutput<v.ObjectSchema<typeof payment, undefined>>;

/** The entries of the form; `orderedAt` is the order's time, ISO 8601. */
export const paymentForm = (orderedAt: string, now = new Date()) =>
  v.object({
    paymentId: requiredText(limits.externalId),
    amount: amountAboveZero,
    paidOn: v.pipe(
      day,
      v.check(
        (given) => given >= berlinDay(new Date(orderedAt)) && given <= berlinDay(now),
        'rules.paidAt',
      ),
    ),
  });

/** Takes back a payment that was recorded by mistake. */
export const reversePaymentInput = v.object({
  id,
  reason: v.pipe(longText(limits.orderReason), v.minLength(1, 'rules.required')),
});
export type PaymentReversal = v.InferOutput<typeof reversePaymentInput>;

/**
 * Whether an order can have been paid at this time: from the day of the order until today, in Berlin.
 * @param paidAt ISO 8601, like `orderedAt`
 */
export const isPossiblePayment = (paidAt: string, orderedAt: string, now: Date): boolean => {
  const paidOn = berlinDay(new Date(paidAt));
  return paidOn >= berlinDay(new Date(orderedAt)) && paidOn <= berlinDay(now);
};
