import * as v from 'valibot';
import { languages } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import {
  email,
  longText,
  oneOrMoreIds,
  requiredText,
  searchText,
  version,
} from '#contract/rules/platform/fields.ts';
import { listQueryOf, oneOf } from '#contract/rules/platform/list.ts';

export const vendorTypes = ['vendor', 'craftsman', 'architect', 'wholesaler'] as const;
export const accountTypes = ['account_pro', 'account_basic'] as const;

/** `unverified`: the partner has not followed the link of the invitation yet. */
export const partnerStates = ['active', 'unverified', 'suspended'] as const;

/** Invitations not accepted yet; overdue after `limits.invitationDays`. */
export const invitationStates = ['pending', 'overdue'] as const;

/** The states that keep a partner from being anonymised, each with the reason shown to the user. */
export const partnerMatters = {
  active: 'error.PARTNER_ACTIVE',
  openOrder: 'error.PARTNER_OPEN_ORDER',
  openReturn: 'error.PARTNER_OPEN_RETURN',
  openPayout: 'error.PARTNER_OPEN_PAYOUT',
  balance: 'error.PARTNER_BALANCE',
} as const;
export type PartnerMatter = keyof typeof partnerMatters;

const account = v.object({
  firstname: requiredText(limits.profileLine),
  lastname: requiredText(limits.profileLine),
  email,
  language: v.nullish(v.picklist(languages, 'rules.filter'), 'de'),
});
export type GivenAccount = v.InferOutput<typeof account>;

const partner = {
  company_name: requiredText(limits.companyName),
  internalNote: longText(limits.internalNote),
  /** Partners created without an invitation may have no account. */
  account: v.nullish(account),
  version,
};

export const managedManufacturerInput = v.object(partner);

export const managedVendorInput = v.object({
  ...partner,
  vendor_type: v.picklist(vendorTypes, 'rules.required'),
  account_type: v.picklist(accountTypes, 'rules.required'),
});

const columns = [
  'name',
  'id',
  'email',
  'state',
  'isVisible',
  'lastSignInAt',
  'products',
  'openOrders',
  'completeness',
  'createdAt',
] as const;
const filters = {
  name: searchText,
  text: searchText,
  state: oneOf(partnerStates),
  invitation: oneOf(invitationStates),
  isVisible: v.nullish(v.boolean('rules.wrongType')),
};

export const managedManufacturersQuery = listQueryOf(columns, filters);
export const managedVendorsQuery = listQueryOf([...columns, 'vendor_type', 'account_type'], {
  ...filters,
  vendor_type: oneOf(vendorTypes),
  account_type: oneOf(accountTypes),
});

/** `active` ends a suspension; `verified` is the same as following the mailed link. */
export const partnerStatus = {
  status: v.picklist(['active', 'suspended', 'verified'], 'rules.filter'),
  reason: longText(limits.suspendedReason),
};

/** A suspension requires a reason. */
export const suspensionInput = v.object({
  reason: v.pipe(longText(limits.suspendedReason), v.minLength(1, 'rules.required')),
});

export const resendInput = v.object({ ids: oneOrMoreIds(limits.bulkAtOnce) });
