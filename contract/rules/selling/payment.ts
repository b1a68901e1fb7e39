import { isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';
import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { compactNumber } from '#contract/rules/platform/accountNumber.ts';
import { line, requiredText, version } from '#contract/rules/platform/fields.ts';

/**
 * Validates the check digits and requires a SEPA country; spaces and hyphens are removed. Empty to keep
 * the number of the present account.
 */
const iban = v.pipe(
  v.nullish(v.string('rules.required'), ''),
  v.transform(compactNumber),
  v.check((text) => text === '' || isValidIBAN(text), 'rules.iban'),
  v.check((text) => text === '' || isSEPACountry(text.slice(0, 2)), 'rules.sepa'),
);

/** Optional: within SEPA the IBAN identifies the bank. */
const bic = v.pipe(
  v.nullish(line(limits.bic), ''),
  v.transform(compactNumber),
  v.check((text) => text === '' || isValidBIC(text), 'rules.bic'),
);

export const paymentAccountInput = v.object({
  account_holder: requiredText(limits.accountHolder),
  iban,
  bic,
  version,
});

/** The same for partners who have no number yet. */
export const newPaymentAccountInput = v.object({
  ...paymentAccountInput.entries,
  iban: v.pipe(iban, v.minLength(1, 'rules.required')),
});

/** The parameters with which PayPal redirects the user back. */
export const paypalReturn = v.object({
  code: requiredText(limits.paypalCode),
  state: requiredText(limits.paypalCode),
});
