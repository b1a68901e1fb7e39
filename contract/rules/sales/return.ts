import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { calendarDate } from '#contract/rules/platform/calendarDate.ts';
import { id, longText, price, requiredText, searchText } from '#contract/rules/platform/fields.ts';
import { listQueryOf, oneOf } from '#contract/rules/platform/list.ts';
import { day } from '#contract/rules/platform/period.ts';
import { wholeNumber } from '#contract/rules/platform/wholeNumber.ts';
import { ofOrder, ofOwnOrder } from './orderIntake.ts';

/* Returns of parts of delivered order lines (decision 42). */

/** Reasons: the customer withdraws from the purchase, or the goods are damaged. */
export const returnReasons = ['withdrawal', 'damaged'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/**
 * announced -> received -> refunded; announced or received -> rejected; announced -> withdrawn. A
 * database trigger has the same.
 */
export const returnStates = ['announced', 'received', 'refunded', 'rejected', 'withdrawn'] as const;
export type ReturnState = (typeof returnStates)[number];

/** The states that are not closed yet. */
export const openReturnStates: readonly string[] = ['announced', 'received'];

/** The line states in which a line can be returned: its goods are on the way or delivered. */
export const returnableLineStates: readonly string[] = ['shipped', 'completed'];

const note = longText(limits.orderReason);
const requiredNote = v.pipe(note, v.minLength(1, 'rules.required'));

const newReturn = {
  /** Unique within the order's shop; the same again is the same return. */
  returnId: requiredText(limits.externalId),
  /** The line's place in the order, from 0. */
  line: wholeNumber(0, limits.cartLines),
  quantity: wholeNumber(1, limits.quantity),
  reason: v.picklist(returnReasons, 'rules.required'),
  note,
};

export const createReturnInput = v.object({ ...ofOrder, ...newReturn });
export const shopReturnInput = v.object({ ...ofOwnOrder, ...newReturn });
export type NewReturn = v.InferOutput<v.ObjectSchema<typeof newReturn, undefined>>;

/** The entries of the form: at most the pieces that can still be returned. */
export const createReturnInputUpTo = (left: number) =>
  v.object({
    ...ofOrder,
    ...newReturn,
    quantity: v.pipe(newReturn.quantity, v.maxValue(left, 'rules.returnAtMost')),
  });

export const receiveReturnInput = v.object({
  id,
  /** From the day of the delivery until today. */
  receivedOn: day,
  condition: note,
});
export type ReturnReceipt = v.InferOutput<typeof receiveReturnInput>;

/** A rejection or a withdrawal. */
export const closeReturnInput = v.object({ id, reason: requiredNote });
export type ReturnClosing = v.InferOutput<typeof closeReturnInput>;

export const refundReturnInput = v.object({
  id,
  /** EUR net, before discount; 0.00 if nothing of the line is left to be refunded. */
  amount: price,
  withShipping: v.nullish(v.boolean(), false),
  withDriving: v.nullish(v.boolean(), false),
  /** Fingerprint of the preview. */
  fingerprint: v.pipe(v.string('rules.required'), v.regex(/^[0-9a-f]{32}$/, 'rules.required')),
});
export type ReturnRefund = v.InferOutput<typeof refundReturnInput>;

export const returnsQuery = listQueryOf(
  ['at', 'orderNumber', 'customerName', 'product', 'partnerName', 'reason', 'state', 'id'],
  {
    /** Part of the order's number or the customer, or of the product. */
    text: searchText,
    state: oneOf(returnStates),
    reason: oneOf(returnReasons),
    /** Days on which the return was recorded, in Berlin; both inclusive. */
    from: calendarDate,
    to: calendarDate,
  },
);
