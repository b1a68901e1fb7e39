import type { managedManufacturers as german } from '#i18n/de/people/managedManufacturers.ts';
import type { Translated } from '#i18n/translated.ts';
import {
  partnerFields,
  partnerInvitations,
  partnerStates,
  partnerVisibilities,
} from './partnerManagement.ts';

export const managedManufacturers: Translated<typeof german> = {
  name: 'Manufacturer |||| Manufacturers',
  subtitle: 'Companies that make products: access, verification and suspension.',
  fields: { ...partnerFields, products: 'Variations' },
  states: partnerStates,
  invitations: partnerInvitations,
  visibilities: partnerVisibilities,
  search: 'Search by company or email',
  create: 'Invite a manufacturer',
  created: 'The manufacturer was created, and the invitation is on its way.',
  edit: 'Manufacturer',
  saved: 'The manufacturer was saved.',
  selected: '%{count} manufacturer selected |||| %{count} manufacturers selected',
  delete: 'Delete',
  deleteText:
    'This manufacturer and their account will be deleted. |||| %{smart_count} manufacturers and their accounts will be deleted.',
  deleted: 'The manufacturer was deleted. |||| %{smart_count} manufacturers were deleted.',
  empty: 'No manufacturers yet: invite the first one.',
  actions: { edit: 'Edit', delete: 'Delete' },
};

export const texts = { resources: { 'user-management/manufacturer': managedManufacturers } };
