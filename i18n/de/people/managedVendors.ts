import {
  partnerFields,
  partnerInvitations,
  partnerStates,
  partnerVisibilities,
} from './partnerManagement.ts';

export const managedVendors = {
  name: 'Händler |||| Händler',
  subtitle:
    'Verkäufer, Handwerker, Architekten und Großhändler: Zugang, Art des Kontos und Sperre.',
  fields: {
    ...partnerFields,
    vendor_type: 'Art',
    account_type: 'Konto',
    products: 'Sortiment',
  },
  vendorTypes: {
    vendor: 'Verkäufer',
    craftsman: 'Handwerker',
    architect: 'Architekt',
    wholesaler: 'Großhändler',
  },
  accountTypes: { account_pro: 'Pro', account_basic: 'Basic' },
  states: partnerStates,
  invitations: partnerInvitations,
  visibilities: partnerVisibilities,
  search: 'Nach Unternehmen, Person oder E-Mail suchen',
  create: 'Händler einladen',
  created: 'Der Händler wurde angelegt, die Einladung ist unterwegs.',
  edit: 'Händler',
  saved: 'Der Händler wurde gespeichert.',
  selected: '%{count} Händler ausgewählt |||| %{count} Händler ausgewählt',
  delete: 'Löschen',
  deleteText:
    'Dieser Händler und sein Zugang werden gelöscht. |||| %{smart_count} Händler und ihre Zugänge werden gelöscht.',
  deleted: 'Der Händler wurde gelöscht. |||| %{smart_count} Händler wurden gelöscht.',
  empty: 'Noch keine Händler: laden Sie den ersten ein.',
  actions: { edit: 'Bearbeiten', delete: 'Löschen' },
};

export const texts = { resources: { 'user-management/vendor': managedVendors } };
