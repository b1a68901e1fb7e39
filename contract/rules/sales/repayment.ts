import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { bulkInputOf } from '#contract/rules/platform/bulk.ts';
import { calendarDate } from '#contract/rules/platform/calendarDate.ts';
import { id, requiredText, searchText } from '#contract/rules/platform/fields.ts';
import { listQueryOf, oneOf } from '#contract/rules/platform/list.ts';
import { day } from '#contract/rules/platform/period.ts';

/* Amounts owed back to customers. */

/** Cancelled after it was paid, paid too much, paid after the cancellation, or refunded. */
export const repaymentKinds = ['cancelled', 'overpaid', 'late', 'refund'] as const;
export type RepaymentKind = (typeof repaymentKinds)[number];

/** owed -> repaid, or owed -> withdrawn if its payment is reversed; a database trigger has the same. */
export const repaymentStates = ['owed', 'repaid', 'withdrawn'] as const;
export type RepaymentState = (typeof repaymentStates)[number];

export const repaymentsQuery = listQueryOf(
  ['at', 'amount', 'orderNumber', 'customerName', 'kind', 'state', 'repaidOn', 'id'],
  {
    /** Part of the order's number or the customer. */
    text: searchText,
    state: oneOf(repaymentStates),
    kind: oneOf(repaymentKinds),
    orderId: v.nullish(id),
    /** Days on which the repayment came to be owed, in Berlin; both inclusive. */
    from: calendarDate,
    to: calendarDate,
  },
);

const repaidEntries = {
  /** The day of the transfer; information, like a payment's. */
  repaidOn: day,
  reference: requiredText(limits.payoutReference),
};

/** For a dialog that already knows the repayments. */
export const repaidInput = v.object(repaidEntries);

export const repaymentsRepaidInput = bulkInputOf(repaymentsQuery, repaidEntries);
