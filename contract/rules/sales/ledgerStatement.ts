import * as v from 'valibot';
import { id, searchText } from '#contract/rules/platform/fields.ts';
import { listQueryOf } from '#contract/rules/platform/list.ts';

/* Closed months of the ledger, and their statements. */

/** A calendar month, YYYY-MM. */
const month = v.pipe(v.string('rules.required'), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'rules.month'));

export const ledgerStatementsQuery = listQueryOf(
  ['month', 'partnerName', 'entries', 'opening', 'net', 'paid', 'closing', 'id'],
  {
    /** Part of the partner's name. */
    text: searchText,
    month: v.nullish(month),
    vendorId: v.nullish(id),
  },
);

export const closeMonthInput = v.object({
  /** The month that is open and comes first. */
  month,
  /** Confirms that a closed month is never reopened. */
  isFinal: v.literal(true, 'rules.finalConfirmed'),
});
export type MonthClosing = v.InferOutput<typeof closeMonthInput>;
