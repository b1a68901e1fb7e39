import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { email, line, requiredText, searchText, version } from '#contract/rules/platform/fields.ts';
import { listQueryOf } from '#contract/rules/platform/list.ts';

/** The form of address, if known. */
export const salutations = ['ms', 'mr', 'other'] as const;

export const salutation = v.nullish(v.picklist(['', ...salutations], 'rules.filter'), '');

const optional = (max: number) => v.nullish(line(max), '');

/** The states that keep a customer from being anonymised, each with the reason shown to the user. */
export const customerMatters = {
  openOrder: 'error.CUSTOMER_OPEN_ORDER',
  openReturn: 'error.CUSTOMER_OPEN_RETURN',
  unpaid: 'error.CUSTOMER_UNPAID',
  owedBack: 'error.CUSTOMER_OWED_BACK',
} as const;
export type CustomerMatter = keyof typeof customerMatters;

export const customerInput = v.object({
  salutation,
  firstname: optional(limits.profileLine),
  lastname: requiredText(limits.profileLine),
  company: optional(limits.profileLine),
  email,
  phone: optional(limits.phone),
  street: optional(limits.profileLine),
  post_code: optional(10),
  city: optional(limits.profileLine),
  country: v.pipe(
    v.string('rules.required'),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^[A-Z]{2}$/, 'rules.country'),
  ),
  vat_id: optional(20),
  version,
});

export const customersQuery = listQueryOf(['name', 'id', 'company', 'email', 'city', 'createdAt'], {
  text: searchText,
});
