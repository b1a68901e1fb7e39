import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { bulkInputOf } from '#contract/rules/platform/bulk.ts';
import { calendarDate } from '#contract/rules/platform/calendarDate.ts';
import { exportInputOf, paperFormats } from '#contract/rules/platform/export.ts';
import { id, line, longText, requiredText, searchText } from '#contract/rules/platform/fields.ts';
import { listQuery, listQueryOf, oneOf } from '#contract/rules/platform/list.ts';
import { day, periodInputOf } from '#contract/rules/platform/period.ts';
import { amountAboveZero } from './payment.ts';

/**
 * requested -> approved -> paid, or requested -> rejected; a database constraint has the same list.
 */
export const payoutStates = ['requested', 'approved', 'paid', 'rejected'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Reasons why no payout can be requested. */
const payoutRefusals = ['noAccount', 'nothingDue', 'notPositive'] as const;
export type PayoutRefusal = (typeof payoutRefusals)[number];

export const payoutsQuery = listQueryOf(
  ['requestedAt', 'number', 'partnerName', 'state', 'net', 'paidOn', 'id'],
  {
    text: searchText,
    state: oneOf(payoutStates),
    vendorId: v.nullish(id),
    /** The server puts it in place of a `text` that is an account number. */
    ibanHash: v.nullish(
      v.pipe(v.string('rules.filter'), v.regex(/^[0-9a-f]{64}$/, 'rules.filter')),
    ),
    from: v.nullish(day),
    to: v.nullish(day),
  },
);

/** A page of the entries due; the sums cover all of them. */
const entriesQuery = listQuery(['at']);

export const payoutPreviewQuery = v.object({
  ...entriesQuery,
  /** Only entries of this order, including deductions for earlier payouts. */
  orderId: v.nullish(id),
  /** Administrators name the vendor; for a partner, it is the viewer's own. */
  vendorId: v.nullish(id),
});
export type PayoutPreviewQuery = v.InferOutput<typeof payoutPreviewQuery>;

export const payoutItemsQuery = v.object({ ...entriesQuery, payoutId: id });
export type PayoutItemsQuery = v.InferOutput<typeof payoutItemsQuery>;

export const payoutStatementQuery = periodInputOf({ ...entriesQuery, vendorId: v.nullish(id) });
export type PayoutStatementQuery = v.InferOutput<typeof payoutStatementQuery>;

export const exportStatementInput = exportInputOf(payoutStatementQuery, paperFormats);
export const exportPayoutItemsInput = exportInputOf(payoutItemsQuery, paperFormats);

export const requestPayoutInput = v.object({
  orderId: v.nullish(id),
  /** Fingerprint of the preview, which ensures that the request matches it. */
  fingerprint: v.pipe(v.string('rules.required'), v.regex(/^[0-9a-f]{32}$/, 'rules.required')),
  /** Confirms that the request cannot be undone. */
  isFinal: v.literal(true, 'rules.finalConfirmed'),
});
export type PayoutRequest = v.InferOutput<typeof requestPayoutInput>;

const payoutSteps = ['approved', 'paid', 'rejected'] as const;
export type PayoutStep = (typeof payoutSteps)[number];

const stepEntries = {
  status: v.picklist(payoutSteps, 'rules.filter'),
  reference: v.nullish(line(limits.payoutReference), ''),
  paidOn: calendarDate,
  reason: longText(limits.orderReason),
};

type Step = v.InferOutput<v.ObjectSchema<typeof stepEntries, undefined>>;

/** The fields that a step requires: reference and day for a transfer, a reason for a rejection. */
export const missingOfStep = ({ status, reference, paidOn, reason }: Step) => [
  ...(status === 'paid' && reference === '' ? ['reference' as const] : []),
  ...(status === 'paid' && paidOn === null ? ['paidOn' as const] : []),
  ...(status === 'rejected' && reason === '' ? ['reason' as const] : []),
];

/** The step without its rows, for a dialog that already knows the payouts. */
export const payoutStepInput = v.pipe(
  v.object(stepEntries),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    for (const key of missingOfStep(value)) {
      addIssue({
        message: 'rules.required',
        path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
      });
    }
  }),
);

export const payoutStepsInput = bulkInputOf(payoutsQuery, stepEntries);

export const createRefundInput = v.pipe(
  v.object({
    /**
     * Generated once per entry of the form: if an answer is lost, sending it again creates no
     * second refund.
     */
    externalId: requiredText(limits.externalId),
    lineId: v.nullish(id, null),
    serviceId: v.nullish(id, null),
    /** The shipping of a group of lines. */
    shippingId: v.nullish(id, null),
    /** The part of the order whose driving costs are refunded. */
    drivingPartId: v.nullish(id, null),
    /** EUR net, before discount. */
    amount: amountAboveZero,
    reason: longText(limits.orderReason),
  }),
  v.forward(
    v.check(
      ({ lineId, serviceId, shippingId, drivingPartId }) =>
        [lineId, serviceId, shippingId, drivingPartId].filter((each) => each !== null).length === 1,
      'rules.required',
    ),
    ['lineId'],
  ),
);
export type NewRefund = v.InferOutput<typeof createRefundInput>;

export const refundOrderInput = v.object({
  /** Generated once per dialog; the ids of the refunds begin with it. */
  externalId: requiredText(limits.wholeRefundId),
  orderId: id,
  /** Fingerprint of the preview. */
  fingerprint: v.pipe(v.string('rules.required'), v.regex(/^[0-9a-f]{32}$/, 'rules.required')),
  reason: longText(limits.orderReason),
});
export type WholeRefund = v.InferOutput<typeof refundOrderInput>;
