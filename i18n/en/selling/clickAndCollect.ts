import type { clickAndCollect as german } from '#i18n/de/selling/clickAndCollect.ts';
import { texts as runStateTexts } from '#i18n/en/platform/runStates.ts';
import type { Translated } from '#i18n/translated.ts';

export const clickAndCollect = {
  name: 'Click and collect |||| Click and collect',
  subtitle: 'At which showrooms customers collect their orders, and when.',
  fields: {
    name: 'Showroom',
    showroomId: 'Showroom',
    pickupFromDays: 'Ready after (days)',
    pickupToDays: 'Kept until (days)',
    period: 'Collection',
    note: 'Note for customers',
    isActive: 'Active',
    updatedAt: 'Last changed',
  },
  states: runStateTexts.runStates.states,
  days: '%{from} to %{to} days after the order',
  create: 'Create rule',
  edit: 'Edit collection rule',
  rule: 'Collection',
  search: 'Search by showroom or note',
  help: {
    days: 'Counted from the day of the order',
    note: 'For example, where the collection point is',
  },
  switch: {
    title: 'Offer collection',
    on: 'Customers can collect products at the showrooms with an active rule.',
    off: 'Nothing can be collected at the moment. Your rules are kept.',
    switchedOn: 'Click and collect has been switched on.',
    switchedOff: 'Click and collect has been switched off.',
  },
  noShowrooms: 'Click and collect needs a showroom.',
  addShowroom: 'Create showroom',
  allHaveRules: 'All your showrooms already have a rule.',
  actions: { edit: 'Edit', delete: 'Delete' },
  selected: '%{smart_count} rule selected |||| %{smart_count} rules selected',
  activateText: 'Customers can then collect at this showroom.',
  deactivateText: 'Customers can then no longer collect at this showroom.',
  activateManyText:
    '%{smart_count} rule is switched on. |||| %{smart_count} rules are switched on.',
  deactivateManyText:
    '%{smart_count} rule is switched off. |||| %{smart_count} rules are switched off.',
  activated: 'The rule has been switched on. |||| %{smart_count} rules have been switched on.',
  deactivated: 'The rule has been switched off. |||| %{smart_count} rules have been switched off.',
  delete: 'Delete',
  deleteText:
    'Customers can then no longer collect at this showroom. |||| Customers can then no longer collect at %{smart_count} showrooms.',
  created: 'The rule has been created.',
  saved: 'The rule has been saved.',
  deleted: 'The rule has been deleted. |||| %{smart_count} rules have been deleted.',
  empty: 'No collection rules yet',
  emptyText:
    'A rule sets at which showroom, and after how many days, customers can collect their orders.',
} satisfies Translated<typeof german>;

export const texts = { resources: { 'click-and-collect': clickAndCollect } };
