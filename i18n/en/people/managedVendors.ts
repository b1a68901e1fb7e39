import type { managedVendors as german } from '#i18n/de/people/managedVendors.ts';
import type { Translated } from '#i18n/translated.ts';
import {
  partnerFields,
  partnerInvitations,
  partnerStates,
  partnerVisibilities,
} from './partnerManagement.ts';

export const managedVendors: Translated<typeof german> = {
  name: 'Vendor |||| Vendors',
  subtitle: 'Vendors, craftsmen, architects and wholesalers: access, kind of account, suspension.',
  fields: {
    ...partnerFields,
    vendor_type: 'Type',
    account_type: 'Account',
    products: 'Assortment',
  },
  vendorTypes: {
    vendor: 'Vendor',
    craftsman: 'Craftsman',
    architect: 'Architect',
    wholesaler: 'Wholesaler',
  },
  accountTypes: { account_pro: 'Pro', account_basic: 'Basic' },
  states: partnerStates,
  invitations: partnerInvitations,
  visibilities: partnerVisibilities,
  search: 'Search by company, person or email',
  create: 'Invite a vendor',
  created: 'The vendor was created, and the invitation is on its way.',
  edit: 'Vendor',
  saved: 'The vendor was saved.',
  selected: '%{count} vendor selected |||| %{count} vendors selected',
  delete: 'Delete',
  deleteText:
    'This vendor and their account will be deleted. |||| %{smart_count} vendors and their accounts will be deleted.',
  deleted: 'The vendor was deleted. |||| %{smart_count} vendors were deleted.',
  empty: 'No vendors yet: invite the first one.',
  actions: { edit: 'Edit', delete: 'Delete' },
};

export const texts = { resources: { 'user-management/vendor': managedVendors } };
