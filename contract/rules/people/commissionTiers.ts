import * as v from 'valibot';
import { id, requiredId, version } from '#contract/rules/platform/fields.ts';

/** Percent of an amount, 0 to 100 with at most two decimal places. */
const rate = v.pipe(
  v.union([v.string(), v.number()], 'rules.required'),
  v.transform((value) => String(value).trim()),
  v.minLength(1, 'rules.required'),
  v.regex(/^\d{1,3}(?:\.\d{1,2})?$/, 'rules.percent'),
  v.check((text) => Number(text) <= 100, 'rules.atMostHundred'),
);

/**
 * Commission rates; each name has the upper limit of a vendor's share for its rate (specification
 * 9).
 */
export const commissionRates = ['upTo2000', 'upTo5000', 'upTo10000', 'above'] as const;

export const commissionTiersInput = v.object({
  /** If omitted, the tiers are the marketplace's default. */
  vendorId: v.nullish(id),
  upTo2000: rate,
  upTo5000: rate,
  upTo10000: rate,
  above: rate,
  version,
});

export const commissionResetInput = v.object({ vendorId: requiredId, version });
