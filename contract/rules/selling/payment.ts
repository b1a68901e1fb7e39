import { electronicFormatIBAN, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';
import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { line, requiredText, version } from '#contract/rules/platform/fields.ts';

const compact = (text: string): string => electronicFormatIBAN(text) ?? '';

/** Validates the check digits and requires a SEPA country; spaces and hyphens are removed. */
const iban = v.pipe(
  v.string('rules.required'),
  v.transform(compact),
  v.minLength(1, 'rules.required'),
  v.check((text) => isValidIBAN(text), 'rules.iban'),
  v.check((text) => isSEPACountry(text.slice(0, 2)), 'rules.sepa'),
);

/** Optional: within SEPA the IBAN identifies the bank. */
const bic = v.pipe(
  v.nullish(line(limits.bic), ''),
  v.transform(compact),
  v.check((text) => text === '' || isValidBIC(text), 'rules.bic'),
);

export const paymentAccountInput = v.object({
  account_holder: requiredText(limits.accountHolder),
  iban,
  bic,
  version,
});

/** The parameters with which PayPal redirects the user back. */
export const paypalReturn = v.object({
  code: requiredText(limits.paypalCode),
  state: requiredText(limits.paypalCode),
});
