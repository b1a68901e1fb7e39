import {
  partnerFields,
  partnerInvitations,
  partnerStates,
  partnerVisibilities,
} from './partnerManagement.ts';

export const managedManufacturers = {
  name: 'Hersteller |||| Hersteller',
  subtitle: 'Wer Produkte herstellt: Zugang, Bestätigung und Sperre.',
  fields: { ...partnerFields, products: 'Variationen' },
  states: partnerStates,
  invitations: partnerInvitations,
  visibilities: partnerVisibilities,
  search: 'Nach Unternehmen oder E-Mail suchen',
  create: 'Hersteller einladen',
  created: 'Der Hersteller wurde angelegt, die Einladung ist unterwegs.',
  edit: 'Hersteller',
  saved: 'Der Hersteller wurde gespeichert.',
  selected: '%{count} Hersteller ausgewählt |||| %{count} Hersteller ausgewählt',
  delete: 'Löschen',
  deleteText:
    'Dieser Hersteller und sein Zugang werden gelöscht. |||| %{smart_count} Hersteller und ihre Zugänge werden gelöscht.',
  deleted: 'Der Hersteller wurde gelöscht. |||| %{smart_count} Hersteller wurden gelöscht.',
  empty: 'Noch keine Hersteller: laden Sie den ersten ein.',
  actions: { edit: 'Bearbeiten', delete: 'Löschen' },
};

export const texts = { resources: { 'user-management/manufacturer': managedManufacturers } };
